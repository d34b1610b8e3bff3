import { UsageError, type Command } from '../command.ts';
import { adapted } from '../overlay/adapt-journey.ts';
import { openWorkspace } from '../workspace.ts';

/** Writes the files of a new journey, or of a journey with a new step. */
export const newCommand: Command = {
  name: 'new',
  summary: {
    en: 'writes a new journey, or a new step of one, that passes check',
    it: 'scrive un flusso nuovo, o un passo nuovo, che supera i controlli',
  },
  help: {
    en: `
Usage: percorso new journey <id> [--route <path>] [--listed <place>]
                            [--goal <goal> [--operation <operationId>] --title <title>]
       percorso new step <journey> <step> --kind <kind> [--from <step>] [--action <action>]

A new journey asks one question and has its form, its texts and a scenario for each way. With --route it opens
as a page of its own at that path, with --listed it is offered at a place: card-services or help.
With --goal it is made for something: tell (shows what the bank answers), ask (a question), act (does something at once
when a button is pressed), confirm (does it with a code), pay, choose or upload (files). It calls the operation of the
bank that is named, has Italian texts to begin with, and scenarios that pass all of it.
A new step is put behind the step --from (the start when left out), on the way of its action --action
(submit, or its only one, when left out); an end becomes the target of a new action. Texts stand in until you write
them, and check tells which. What a call, a
view or another journey is given is taken from the input or the data of the same name; what the journey
does not have is named at the end, and check finds it until you write it. Scenarios that meet a new form or
view press its action and go on; to a new call they get the reply that the contract gives as its example. Of a
journey that is run, "completed" leads on, and other outcomes to the ends of the same name.

  --kind form                        a notice with one action
  --kind view --view <name>
  --kind call --operation <operationId>
  --kind branch                      two cases; write the guard you need
  --kind assign                      writes a datum and goes on; write what
  --kind journey --journey <id>
  --kind end [--outcome <outcome>]

Names are written in small letters, words joined by "-".`,
    it: `
Uso: percorso new journey <id> [--route <percorso>] [--listed <posto>]
                          [--goal <scopo> [--operation <operationId>] --title <titolo>]
     percorso new step <flusso> <passo> --kind <genere> [--from <passo>] [--action <azione>]

Un flusso nuovo fa una domanda e ha il suo modulo, i suoi testi e uno scenario per ogni via. Con --route si apre in
una pagina sua a quel percorso; con --listed card-services è offerto fra i servizi della carta, con --listed help
nell’assistenza.
Con --goal nasce per uno scopo: tell (mostra ciò che la banca risponde), ask (fa una domanda), act (fa subito una cosa, alla
pressione di un pulsante), confirm (la fa con un codice), pay (paga), choose (fa scegliere), upload (allega file). Chiama l’operazione indicata, ha testi italiani da cui partire e scenari che ne passano tutte
le vie.
Un passo nuovo va dietro al passo di --from (l’inizio, se non è detto), sulla via della sua azione --action
(submit, o la sola che ha, se non è detto); una fine diventa la meta di un’azione nuova. I testi sono provvisori
finché non li scrivi, e check dice quali. Ciò che si dà a una chiamata, a una vista o a un altro flusso viene dall’input o dai dati che
hanno lo stesso nome; ciò che il flusso non ha è nominato alla fine, e check lo trova finché non lo scrivi. Gli scenari
che incontrano un modulo o una vista nuovi ne premono l’azione e proseguono; a una chiamata nuova ricevono la risposta
che il contratto dà come esempio. Di un flusso eseguito, "completed" prosegue, e gli altri esiti portano alle fini con lo
stesso nome.

  --kind form                        un avviso con un’azione
  --kind view --view <nome>
  --kind call --operation <operationId>
  --kind branch                      due casi; scrivi la condizione che ti serve
  --kind assign                      scrive un dato e prosegue; scrivi che cosa
  --kind journey --journey <id>
  --kind end [--outcome <esito>]

I nomi si scrivono in lettere minuscole, con le parole unite da "-".`,
  },
  options: {
    kind: { type: 'string' },
    from: { type: 'string' },
    action: { type: 'string' },
    operation: { type: 'string' },
    journey: { type: 'string' },
    view: { type: 'string' },
    outcome: { type: 'string' },
    route: { type: 'string' },
    listed: { type: 'string' },
    goal: { type: 'string' },
    title: { type: 'string' },
  },
  async run(given, around) {
    const [what, ...names] = given.words;
    if (what !== 'journey' && what !== 'step')
      throw new UsageError({
        en: 'say what: new journey, or new step.',
        it: 'di’ che cosa: new journey o new step.',
      });
    // A step goes into a journey that is the folder’s own.
    const workspace = adapted(openWorkspace(around.cwd), what === 'step' ? names[0] : undefined, around);
    // Loaded here, so that the other commands start without them.
    const [{ orderedJourney }, { orderedStep }, { writeMade }] = await Promise.all([
      import('../create/ordered-journey.ts'),
      import('../create/ordered-step.ts'),
      import('../create/write-made.ts'),
    ]);
    const made =
      what === 'journey'
        ? { files: orderedJourney(names, given, workspace), leftToDo: [], toFill: [] }
        : orderedStep(names, given, workspace);
    return writeMade(made, workspace, around);
  },
};
