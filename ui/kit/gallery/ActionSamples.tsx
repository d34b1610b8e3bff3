import { useState } from 'react';

import { Button, ButtonLink, Cluster, Link, Stack, type ButtonVariant } from '../index.ts';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];

/** Shows the buttons in every state, and the links. */
export function ActionSamples() {
  const [isLoading, setLoading] = useState(false);
  return (
    <Stack gap={4}>
      {variants.map((variant) => (
        <Cluster key={variant} gap={3}>
          <Button variant={variant}>Conferma</Button>
          <Button variant={variant} icon="download">
            Scarica
          </Button>
          <Button variant={variant} isLoading loadingLabel="Attendi">
            Conferma
          </Button>
          <Button variant={variant} isDisabled>
            Conferma
          </Button>
        </Cluster>
      ))}
      <Cluster gap={3}>
        <Button isLoading={isLoading} loadingLabel="Attendi" onPress={() => setLoading(true)}>
          Carica senza fine
        </Button>
        <ButtonLink href="/gallery" variant="secondary">
          Un collegamento
        </ButtonLink>
      </Cluster>
      <p>
        Puoi <Link href="/gallery">recuperare la password</Link> o leggere le{' '}
        <Link href="https://www.ecb.europa.eu" externalLabel="si apre in una nuova scheda">
          note della BCE
        </Link>
        .
      </p>
    </Stack>
  );
}
