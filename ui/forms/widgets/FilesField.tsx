import { useEffectEvent, useState } from 'react';
import type { FieldProps, Registry } from '@rjsf/utils';
import { formatSize } from '#i18n';
import { FileField } from '#ui/kit';
import {
  bytesIn,
  mediaTypes,
  readFile,
  refuseFiles,
  refuseRead,
  type AttachedFile,
  type FileProblem,
} from '../attached-files.ts';
import type { FormTexts, SharedText } from '../form-texts.ts';
import type { FormContext } from './field-props.ts';

type Reading = { name: string; part: number };

const mostFiles = 10;

/** Takes files and holds them as plain data; what cannot be taken is said at once, and what was there stays. */
export function FilesField(props: FieldProps) {
  const { formData, schema, rawErrors, required = false, uiSchema, fieldPathId, onChange } = props;
  const { texts, words } = contextOf(props.registry);
  const held = Array.isArray(formData) ? (formData as readonly AttachedFile[]) : []; // what this field has handed over
  const [problem, setProblem] = useState<FileProblem>();
  const [reading, setReading] = useState<readonly Reading[]>([]);
  const keep = (files: readonly AttachedFile[]) =>
    onChange(files.length === 0 ? undefined : files, fieldPathId.path);
  const keepMore = useEffectEvent((files: readonly AttachedFile[]) => {
    const refused = refuseRead(held, files);
    setProblem(refused);
    if (refused === undefined) keep([...held, ...files]);
  });

  const add = async (added: readonly File[]): Promise<void> => {
    const refused = refuseFiles({ held, added, most: schema.maxItems ?? mostFiles });
    setProblem(refused);
    // Those being read are not counted yet.
    if (refused !== undefined || added.length === 0 || reading.length > 0) return;
    setReading(added.map(({ name }) => ({ name, part: 0 })));
    const told = (name: string) => (part: number) =>
      setReading((all) => all.map((one) => (one.name === name ? { name, part } : one)));
    const read = await Promise.all(added.map((file) => readFile(file, told(file.name)))).catch(
      () => undefined,
    );
    setReading([]);
    if (read) keepMore(read);
    else setProblem({ why: 'unreadable', names: [] });
  };

  const options = uiSchema?.['ui:options'] ?? {};
  const said = problem === undefined ? rawErrors?.[0] : wordsOf(problem, texts);
  return (
    <FileField
      id={fieldPathId.$id}
      label={options['title'] ?? ''}
      description={typeof options['help'] === 'string' ? options['help'] : shared(texts, 'files.rules')}
      optionalLabel={required ? undefined : words.optional}
      error={said}
      accept={Object.keys(mediaTypes)}
      files={[
        ...held.map((file) => ({ name: file.name, size: sizeOf(file) })),
        ...reading.map(({ name, part }) => ({ name, size: '', progress: part })),
      ]}
      words={{
        choose: shared(texts, 'files.choose'),
        drop: shared(texts, 'files.drop'),
        remove: (name) => shared(texts, 'files.remove', { name }),
        reading: (name) => shared(texts, 'files.reading', { name }),
      }}
      onAdd={(files) => void add(files)}
      onRemove={(place) => {
        setProblem(undefined);
        keep(held.filter((_, index) => index !== place));
      }}
    />
  );
}

function contextOf({ formContext }: Registry): FormContext {
  return formContext as FormContext; // JourneyForm is the one that mounts the theme
}

function shared(texts: FormTexts, key: SharedText, values: Record<string, unknown> = {}): string {
  return texts({ kind: 'shared', key, values }) ?? '';
}

function wordsOf({ why, names }: FileProblem, texts: FormTexts): string {
  return shared(texts, `problem.files.${why}`, { names: names.join(', ') });
}

function sizeOf(file: AttachedFile): string {
  return formatSize(bytesIn(file));
}
