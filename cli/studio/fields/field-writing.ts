import { jsonText, valuesOf, type Sources } from '#analysis';
import { requestMember, type FieldWriting, type FileToBe, type StepChanging } from '#studio';
import type { FormFile } from '#schemas';
import { UsageError } from '../../command.ts';
import { checkName } from '../../language-server/renaming.ts';
import type { Project } from '../../language-server/project.ts';
import { filesWith, sourcesToBe } from '../files-to-be.ts';
import { journeyWith } from './bound-field.ts';
import { failingThen } from '../failing-then.ts';
import { textsWithField } from './field-texts.ts';
import { formOfStep, stepsShowing, type StepWithForm } from './form-of-step.ts';
import { scenariosFilling } from './scenarios-filling.ts';
import { formWith } from './written-field.ts';

/**
 * Works out what all files become when a field is asked, or asked otherwise: the form, the datum that keeps the answer and what
 * that fills, the texts, and the answers of scenarios.
 *
 * @throws {UsageError} when it cannot be.
 */
export function fieldWriting(project: Project, field: FieldWriting): StepChanging {
  const asked = formOfStep(project, field);
  const { sources: before, document, file, path, form } = asked;
  checkField(field, asked, project);
  const written = formWith(form, field);
  const flow = [
    ...filesWith(document, journeyWith(field, { project, asked })),
    ...(file ? filesWith(file, written) : [newForm(path, written)]),
  ];
  const after = sourcesToBe(before, flow);
  const all = [...flow, ...texts(field, asked, after), ...answers(field, { asked, written, after })];
  return { files: all, failing: () => failingThen(field.journey, before, sourcesToBe(before, all)) };
}

function checkField({ name, isNew }: FieldWriting, { form, path }: StepWithForm, project: Project): void {
  const declared = form.schema.properties;
  if (isNew) checkName(name, { sort: 'field', declared, project });
  else if (!Object.hasOwn(declared, name))
    throw new UsageError({
      en: `${path} has no field ${name} any more.`,
      it: `${path} non ha più il campo ${name}.`,
    });
}

const newForm = (path: string, form: FormFile): FileToBe => ({
  path,
  was: undefined,
  text: jsonText(form),
  places: 1,
});

function texts(field: FieldWriting, asked: StepWithForm, after: Sources): FileToBe[] {
  const document = after.texts.get(field.journey);
  const steps = [...new Set([field.step, ...stepsShowing(asked.definition, asked.name)])];
  return document ? filesWith(document, textsWithField(field, steps, after)) : [];
}

type Written = { asked: StepWithForm; written: FormFile; after: Sources };

/** What must be answered is answered in scenarios too; of what the bank lets choose nobody knows an answer. */
function answers(field: FieldWriting, { asked, written, after }: Written): FileToBe[] {
  const { journey, name, isRequired, member, limits } = field;
  if (!isRequired || limits.choicesFrom !== undefined) return [];
  const { contract } = after.language;
  const filled = member === '' ? undefined : requestMember(member, asked.definition, after);
  const own = written.schema.properties[name];
  const [value] = valuesOf(limits.choices ? own : (filled?.schema ?? own), contract);
  return scenariosFilling({ journey, form: asked.name, name, value, member }, asked.sources, after);
}
