import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldProps, Registry } from '@rjsf/utils';
import { formatSize } from '#i18n';
import { FileField } from '#ui/kit';
import {
  bytesIn,
  mediaTypes,
  mostBytes,
  readFile,
  refuseFiles,
  refuseRead,
  type AttachedFile,
  type FileProblem,
} from '../files/attached-files.ts';
import type { FormTexts, SharedText } from '../form-texts.ts';
import { useHeldSubmit } from '../files/use-held-submit.ts';
import { fitPictures } from '../files/smaller-pictures.ts';
import type { FormContext } from './field-props.ts';

type Reading = { name: string; part: number };

const mostFiles = 10;

/** Takes files and holds them as plain data; what cannot be taken is said at once, and what was there stays. */
export function FilesField(props: FieldProps) {
  const { rawErrors, required = false, uiSchema, fieldPathId } = props;
  const { texts, words } = contextOf(props.registry);
  const { held, reading, problem, smaller, isHeld, add, remove } = useFiles(props);
  const options = uiSchema?.['ui:options'] ?? {};
  const said = problem === undefined ? rawErrors?.[0] : wordsOf(problem, texts);
  return (
    <FileField
      id={fieldPathId.$id}
      label={options['title'] ?? ''}
      description={typeof options['help'] === 'string' ? options['help'] : shared(texts, 'files.rules')}
      optionalLabel={required ? undefined : words.optional}
      error={said}
      note={noteOf({ isHeld, smaller }, texts)}
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
      onRemove={remove}
    />
  );
}

/** Holds the files of a field, and those that are on their way into it. */
function useFiles({ formData, schema, name: field, fieldPathId, registry, onChange }: FieldProps) {
  const held = Array.isArray(formData) ? (formData as readonly AttachedFile[]) : []; // what this field has handed over
  const [problem, setProblem] = useState<FileProblem>();
  const [smaller, setSmaller] = useState<readonly string[]>([]);
  const [reading, setReading] = useState<readonly Reading[]>([]);
  const { answers, onReading } = contextOf(registry);
  const given = answers[field];
  const isReading = reading.length > 0;
  useTold(isReading, onReading);
  const { isHeld, callOff } = useHeldSubmit({
    id: fieldPathId.$id,
    isReading,
    isHandedOver: (Array.isArray(given) ? given.length : 0) === held.length,
  });
  const refuse = (why: FileProblem | undefined) => {
    setProblem(why);
    if (why) callOff();
  };
  const keep = (files: readonly AttachedFile[]) =>
    onChange(files.length === 0 ? undefined : files, fieldPathId.path);
  const keepMore = useEffectEvent((files: readonly AttachedFile[]) => {
    const refused = refuseRead(held, files);
    refuse(refused);
    if (refused === undefined) keep([...held, ...files]);
  });

  const add = async (added: readonly File[]): Promise<void> => {
    const problemOf = (files: readonly File[]) =>
      refuseFiles({ held, added: files, most: schema.maxItems ?? mostFiles });
    const refused = problemOf(added);
    // Pictures that are too large are drawn smaller first.
    const isLost = refused !== undefined && refused.why !== 'size';
    callOff();
    setProblem(isLost ? refused : undefined);
    setSmaller([]);
    // Those being read are not counted yet.
    if (isLost || added.length === 0 || reading.length > 0) return;
    setReading(added.map(({ name }) => ({ name, part: 0 })));
    const told = (name: string) => (part: number) =>
      setReading((all) => all.map((one) => (one.name === name ? { name, part } : one)));
    const taken = await fitPictures(added, mostBytes - bytesOf(held))
      .then(async ({ files, smaller: drawn }) => {
        const over = problemOf(files);
        if (over) return { over };
        return { drawn, read: await Promise.all(files.map((file) => readFile(file, told(file.name)))) };
      })
      .catch(() => ({ over: { why: 'unreadable', names: [] } satisfies FileProblem }));
    setReading([]);
    if ('over' in taken) return refuse(taken.over);
    setSmaller(taken.drawn);
    return keepMore(taken.read);
  };

  const remove = (place: number): void => {
    callOff();
    setProblem(undefined);
    setSmaller([]);
    keep(held.filter((_, index) => index !== place));
  };
  return { held, reading, problem, smaller, isHeld, add, remove };
}

/** Tells while something is so, and when it no longer is. */
function useTold(isSo: boolean, onChange: ((isSo: boolean) => void) | undefined): void {
  const tell = useEffectEvent((is: boolean) => onChange?.(is));
  useEffect(() => {
    if (!isSo) return undefined;
    tell(true);
    return () => tell(false);
  }, [isSo]);
}

function noteOf(
  { isHeld, smaller }: { isHeld: boolean; smaller: readonly string[] },
  texts: FormTexts,
): string | undefined {
  if (isHeld) return shared(texts, 'files.goesOn');
  return smaller.length === 0 ? undefined : shared(texts, 'files.smaller', { names: smaller.join(', ') });
}

const bytesOf = (files: readonly AttachedFile[]): number =>
  files.reduce((sum, file) => sum + bytesIn(file), 0);

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
