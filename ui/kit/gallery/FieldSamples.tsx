import { useState, type ReactNode } from 'react';

import { Checklist, CodeField, PasswordField, PhoneField, TextField } from '../index.ts';
import styles from './Gallery.module.css';

type HeldProps = {
  initially?: string;
  children: (value: string, onChange: (value: string) => void) => ReactNode;
};

function Held({ initially = '', children }: HeldProps) {
  const [value, setValue] = useState(initially);
  return children(value, setValue);
}

/** Shows the fields empty, filled, explained, wrong, disabled and read only. */
export function FieldSamples() {
  return (
    <div className={styles['columns']}>
      <TextSamples />
      <Held>
        {(value, onChange) => (
          <PasswordField
            label="Password"
            showLabel="Mostra password"
            hideLabel="Nascondi password"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held>
        {(value, onChange) => (
          <PhoneField
            label="Numero di cellulare"
            prefixLabel="Prefisso +39"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held initially="33312">
        {(value, onChange) => (
          <PhoneField
            label="Numero di cellulare"
            error="Devi inserire almeno 9 cifre"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <CodeSamples />
      <SecretSamples />
    </div>
  );
}

function TextSamples() {
  return (
    <>
      <Held>
        {(value, onChange) => (
          <TextField
            label="Email"
            type="email"
            description="La usi per accedere al portale."
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held initially="giulia.ferrari@">
        {(value, onChange) => (
          <TextField label="Email" error="Formato email non corretto" value={value} onChange={onChange} />
        )}
      </Held>
      <TextField label="Codice fiscale" value="FRRGLI85C41F205X" onChange={() => undefined} isDisabled />
      <TextField
        label="Nome"
        optionalLabel="facoltativo"
        value="Giulia"
        onChange={() => undefined}
        isReadOnly
      />
    </>
  );
}

function CodeSamples() {
  return (
    <>
      <Held>{(value, onChange) => <CodeField label="Codice" value={value} onChange={onChange} />}</Held>
      <Held initially="4821">
        {(value, onChange) => (
          <CodeField
            label="Codice ricevuto via SMS"
            description="Inviato al numero +39 ********67"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held initially="482100">
        {(value, onChange) => (
          <CodeField label="Codice" error="Codice errato" value={value} onChange={onChange} />
        )}
      </Held>
      <Held initially="12345678">
        {(value, onChange) => (
          <CodeField
            label="Codice titolare"
            length={10}
            autoComplete="off"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
    </>
  );
}

function SecretSamples() {
  const secret = { showLabel: 'Mostra il codice', hideLabel: 'Nascondi il codice' };
  return (
    <>
      <Held initially="2849">
        {(value, onChange) => (
          <CodeField
            label="Nuovo e-Code"
            secret={secret}
            autoComplete="off"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Held initially="12">
        {(value, onChange) => (
          <CodeField
            label="CV2"
            error="Il CV2 deve essere di 3 cifre"
            length={3}
            secret={secret}
            autoComplete="off"
            value={value}
            onChange={onChange}
          />
        )}
      </Held>
      <Checklist
        title="La tua nuova password deve avere"
        checks={[
          { label: 'Da 8 a 20 caratteri', isMet: false },
          { label: 'Almeno 3 di questi 4 tipi di carattere', isMet: true },
          { label: 'Una lettera minuscola', isMet: true, isWithin: true },
          { label: 'Una lettera maiuscola', isMet: true, isWithin: true },
          { label: 'Un numero', isMet: true, isWithin: true },
          { label: 'Un carattere speciale', isMet: false, isWithin: true },
        ]}
        metLabel="rispettato"
        unmetLabel="manca"
        progress="1 criterio rispettato su 2"
      />
    </>
  );
}
