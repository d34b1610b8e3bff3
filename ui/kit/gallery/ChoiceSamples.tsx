import { useState } from 'react';

import { Checkbox, RadioGroup, Select, Stack } from '../index.ts';
import styles from './Gallery.module.css';

const phones = [
  { value: '1', label: '+39 ********67' },
  { value: '2', label: '+39 ********12', description: 'Numero di famiglia' },
  { value: '3', label: '+39 ********90', isDisabled: true },
];

/** Shows the ways to choose one, several, or yes. */
export function ChoiceSamples() {
  const [phone, setPhone] = useState<string | null>('1');
  const [isChecked, setChecked] = useState(true);
  return (
    <div className={styles['columns']}>
      <RadioGroup
        label="A quale numero inviamo il codice?"
        choices={phones}
        value={phone}
        onChange={setPhone}
      />
      <RadioGroup
        label="A quale numero inviamo il codice?"
        choices={phones.slice(0, 2)}
        value={null}
        onChange={setPhone}
        error="Scegli un numero"
      />
      <Stack gap={1}>
        <Checkbox label="Non mostrare più questo messaggio" isSelected={isChecked} onChange={setChecked} />
        <Checkbox label="Seleziona tutto" isIndeterminate isSelected={false} onChange={setChecked} />
        <Checkbox label="Non disponibile" isDisabled isSelected={false} onChange={setChecked} />
        <Checkbox
          label="Dichiaro di essere il legittimo intestatario del numero indicato"
          description="Serve per proteggere i tuoi pagamenti."
          error="Serve la tua conferma"
          isSelected={false}
          onChange={setChecked}
        />
      </Stack>
      <Select label="Numero" placeholder="Scegli" choices={phones} value={phone} onChange={setPhone} />
      <Select
        label="Numero"
        placeholder="Scegli un numero"
        choices={phones}
        value={null}
        onChange={setPhone}
        error="Scegli un numero"
      />
    </div>
  );
}
