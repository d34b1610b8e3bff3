import type { RenamedDeclaration } from '../symbols/renamed-among.ts';
import { pointerTo } from '../source/document.ts';
import { nearestName } from '../source/nearest.ts';
import type { Problem } from '../rules/rule.ts';

/** Tells at a declaration of the places that name it otherwise. */
export function toldRenamed(
  root: 'data' | 'input',
  { name, meant, uses }: RenamedDeclaration,
): Omit<Problem, 'document'> {
  return {
    pointer: pointerTo(`/${root}`, name),
    part: 'key',
    message: {
      en: `Nothing names "${root}.${name}", and ${uses} places name "${root}.${meant}", which is not declared.`,
      it: `Nulla nomina "${root}.${name}", e in ${uses} posti si nomina "${root}.${meant}", che non è dichiarato.`,
    },
    hint: {
      en: `Call it "${meant}", or write "${root}.${name}" there.`,
      it: `Chiamalo "${meant}", o scrivi "${root}.${name}" lì.`,
    },
    ...(nearestName(name, [meant]) && { fix: { rename: name, to: meant } }),
  };
}
