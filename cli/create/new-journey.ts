import type { SourceFile } from '#analysis';
import { fillTemplate } from './template.ts';

/** Makes the files of a new journey: one question, its two ends, its form, its texts and a scenario for each way. */
export function newJourneyFiles(id: string): SourceFile[] {
  const fill = (template: string, path: string): SourceFile => ({
    path,
    text: fillTemplate(template, { id }),
  });
  return [
    fill('journey.json', `journeys/${id}/journey.json`),
    fill('form.json', `journeys/${id}/forms/answer.json`),
    fill('completes.json', `journeys/${id}/scenarios/completes.json`),
    fill('goes-away.json', `journeys/${id}/scenarios/goes-away.json`),
    fill('texts.json', `i18n/it/${id}.json`),
  ];
}
