/** Words that common passwords are made of, and those of this bank; without digits, signs and capitals (S-18). */
export const blockedWords: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass parola parolachiave chiave segreto segreta secret admin administrator root user
  utente guest ospite test testing prova welcome benvenuto benvenuta login access accesso accedi entra enter default
  changeme cambiami temp temporary temporanea temporaneo qwerty qwertz azerty qwertyuiop qwer wert asdf asdfgh asdfghjkl
  zxcv zxcvbn zxcvbnm qaz wsx edc qazwsx qwe asd zxc abc abcd abcdef abcdefg letmein iloveyou loveyou tiamo amore amoremio
  amo ti love lovely baby babygirl angel angelo angela princess principe principessa sunshine sole luna stella stelle
  cielo mare summer estate inverno winter autumn autunno spring primavera monday lunedi martedi mercoledi giovedi venerdi
  sabato domenica friday saturday sunday january gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
  ottobre novembre dicembre dragon drago monkey scimmia tiger tigre lion leone panther pantera wolf lupo eagle aquila
  falcon falco bear orso cat gatto gattino dog cane cagnolino horse cavallo rabbit coniglio dolphin delfino shark squalo
  butterfly farfalla flower fiore fiori rose rosa viola margherita orchidea football calcio soccer baseball basketball
  basket tennis volley hockey golf rugby juventus juve inter milan roma lazio napoli torino fiorentina sampdoria genoa
  bologna atalanta palermo cagliari verona parma ferrari lamborghini maserati ducati porsche mercedes bmw audi fiat vespa
  italia italy italiano europa milano venezia firenze bari catania genova trieste padova brescia perugia london paris
  parigi newyork america marco luca paolo matteo andrea alessandro francesco giuseppe antonio giovanni stefano roberto
  davide simone lorenzo riccardo federico daniele fabio filippo gabriele giacomo leonardo mario massimo maurizio mauro
  michele nicola pietro raffaele salvatore sergio tommaso valerio vincenzo anna maria giulia chiara sara laura martina
  francesca elena alice valentina federica silvia paola giorgia sofia aurora ginevra beatrice camilla carla caterina
  claudia cristina daniela elisa emma eleonora gaia ilaria irene lucia marta michela monica nadia nicole noemi rebecca
  roberta sabrina serena simona stefania teresa vanessa veronica michael jordan jennifer jessica ashley daniel thomas
  robert charlie george harley hunter buster pepper ginger cookie killer master superman batman spiderman ironman pokemon
  pikachu naruto goku starwars yoda matrix gandalf hobbit frodo harry potter hogwarts disney topolino paperino pluto
  minnie snoopy computer internet google facebook instagram youtube twitter amazon apple microsoft windows linux android
  iphone samsung nokia pippo ciao ciaociao hello hallo buongiorno buonasera grazie prego mamma papa mammamia famiglia
  family figlio figlia fratello sorella nonno nonna bambino bambina casa home lavoro work scuola school ufficio office
  banca banco bank banking conto conti carta carte card cards credito credit debito debit prepagata bancomat pin codice
  code otp saldo soldi money euro denaro dollari percorso percorsi portale titolare cliente clienti servizio servizi
  pagamento pagamenti ricarica money visa mastercard pagobancomat nexi sicurezza security sicuro secure numero number
  telefono phone email mail freedom liberta forza forever sempre mai nobody nessuno whatever trustno trust no one god dio
  gesu jesus madonna christ angelo demone devil diavolo hell inferno heaven paradiso hacker hack ninja samurai warrior
  guerriero soldier knight king re queen regina lord duke boss capo chief star stars rock rocknroll metal music musica
  guitar chitarra piano drum jazz metallica nirvana vasco ligabue beatles chocolate cioccolato nutella pizza pasta
  spaghetti gelato caffe coffee tea vino wine birra beer water acqua fuoco fire terra earth aria wind vento tempesta storm
  thunder tuono lightning fulmine snow neve ice ghiaccio rain pioggia rainbow arcobaleno black nero white bianco red rosso
  blue blu azzurro green verde yellow giallo orange arancione purple pink silver argento gold oro diamond diamante pearl
  perla ruby crystal cristallo purple maverick phoenix fenice mustang corvette yamaha honda suzuki player winner lucky
  fortuna magic magia mago secret shadow ombra silver smile sorriso happy felice joy gioia peace pace hope speranza faith
  fede dream sogno sogni heart cuore kiss bacio sexy hot cool super mega ultra ilove my me you io tu noi the il la lo
  `
    .trim()
    .split(/\s+/),
);
