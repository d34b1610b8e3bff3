import type { TextTree } from '#i18n';
import type { JourneySource } from '#ui/journey';
import type { Shell } from '../../state/shell.ts';

/** The way by which the development server tells what was edited. */
type Edits = {
  on(event: 'percorso:sound', listen: (edit: SoundEdit) => void): void;
  on(event: 'percorso:stands', listen: (how: { isSound: boolean }) => void): void;
  send(event: 'percorso:following'): void;
};

/** A file was saved and all is sound: it may be one of texts. */
type SoundEdit = { namespace?: string; texts?: TextTree };

type Overlay = Element & { close(): void };

const overlays = () => document.querySelectorAll<Overlay>('vite-error-overlay');

/**
 * Takes up what is edited in development: words are put in place as they are saved, the page of the address is looked for
 * again, and what stood over the page goes once all is sound (STUDIO-21).
 */
export function followEdits(edits: Edits, { texts, core }: Shell, source: JourneySource): void {
  // Nothing has been typed yet.
  edits.on('percorso:stands', ({ isSound }) => {
    if (isSound && overlays().length > 0) globalThis.location.reload();
  });
  edits.send('percorso:following');
  edits.on('percorso:sound', ({ namespace, texts: tree }) => {
    for (const overlay of overlays()) overlay.close();
    if (namespace === undefined || tree === undefined) return;
    texts.add(namespace, tree);
    texts.i18n.emit('languageChanged', texts.i18n.language);
  });
  source.onEdited?.(() => core.setState(({ core: parts }) => ({ core: parts && { ...parts } })));
}
