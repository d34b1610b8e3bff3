import { createTexts } from '#i18n';
import { describe, expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import type { StepView, WayView } from '../../protocol.ts';
import { sideWords, whatWords } from './change-words.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');
const drawn = {
  steps: [{ name: 'unknown', kind: 'form', title: 'Non sappiamo' } as StepView],
  ways: [
    { from: 'ask', to: 'send', kind: 'action', name: 'submit', words: 'AVANTI' },
    { from: 'send', to: 'unknown', kind: 'unsure', name: 'unsure' },
  ] as WayView[],
};
const what = (part: string, name: string) => whatWords(t, { part, name, drawn });
const side = (part: string, name: string, said: string) => sideWords(t, { part, name, side: said, drawn });

describe('what is signed off', () => {
  it('is told in words that a product owner knows, not as the file writes it [STUDIO-10]', () => {
    expect(what('ways', 'ask —azione submit→')).toBe('AVANTI');
    expect(what('ways', 'send —esito ignoto unsure→')).toBe('Risposta persa');
    expect(what('details', 'send: commit unsure to')).toBe('Se la risposta si perde, porta a');
    expect(what('details', 'send: body cardId')).toBe('Invia alla banca «cardId»');
    expect(what('texts', 'ask.title')).toBe('Titolo');
    expect(side('errors', 'send: TOO_MANY', 'SHOW → unknown')).toBe('con un messaggio → Non sappiamo');
    expect(side('details', 'send: commit unsure to', '"unknown"')).toBe('Non sappiamo');
    expect(side('details', 'send: operation', '"lockCard"')).toBe('Blocca la carta');
    expect(side('details', 'surface', '"dialog"')).toBe('in una finestra');
    expect(side('details', 'completed: outcome', '"completed"')).toBe('Fatto');
  });

  it('says guards as they are said where they are written, and fields as their form says them [STUDIO-10]', () => {
    const guard = '{"and":[{"===":[{"var":"data.reason"},"lost"]},{"!!":[{"var":["data.note",""]}]}]}';

    expect(side('guards', 'ask: actions submit', guard)).toBe('«reason» è lost e «note» c’è');
    expect(side('details', 'ask: shows reason', '{"var":"data.reason"}')).toBe('«reason»');
    expect(side('details', 'send: commit', 'true')).toBe('sì');
    expect(what('forms', 'reason.note maxLength')).toBe('Campo «note»: caratteri, al massimo');
    expect(side('forms', 'reason.note maxLength', '80')).toBe('80');
    expect(side('forms', 'reason.note ui widget', '"textarea"')).not.toContain('"');
    expect(side('forms', 'reason.note type', '"string"')).toBe('un testo');
    expect(side('forms', 'reason.why enum', '["lost","stolen"]')).toBe('lost, stolen');
    expect(side('forms', 'reason.note', 'facoltativo')).toBe('facoltativo');
  });

  it('stays as it is written where there is no word for it [STUDIO-10]', () => {
    expect(what('details', 'send: odd thing')).toBe('');
    expect(side('details', 'send: odd thing', '{ broken')).toBe('{ broken');
  });
});
