import { useId, useRef, useState, type DragEvent } from 'react';

import { Button } from '../button/Button.tsx';
import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import field from './Field.module.css';
import { ProgressLine } from '../status/ProgressLine.tsx';
import styles from './FileField.module.css';
import { OptionalMark } from './OptionalMark.tsx';

/** A file as the list shows it; `progress` goes from 0 to 1 while it is being read. */
export type ShownFile = { name: string; size: string; progress?: number | undefined };

/** What the field says. */
export type FileFieldWords = {
  choose: string;
  drop: string;
  remove: (name: string) => string;
  reading: (name: string) => string;
};

type FileFieldProps = {
  id?: string | undefined;
  label: string;
  description?: string | undefined;
  optionalLabel?: string | undefined;
  error?: string | undefined;
  /** What was done with the files that were taken; an error goes before it. */
  note?: string | undefined;
  /** Endings of names, such as .pdf. */
  accept: readonly string[];
  files: readonly ShownFile[];
  words: FileFieldWords;
  onAdd: (files: readonly File[]) => void;
  onRemove: (place: number) => void;
};

/** Takes files, chosen or dropped, and lists them with a way to take each back. */
export function FileField(props: FileFieldProps) {
  const { id, label, description, optionalLabel, error, note, files, words, onRemove } = props;
  const said = useId();
  return (
    <fieldset id={id} className={styles['field']} aria-labelledby={`${said}-label`}>
      <span id={`${said}-label`} className={field['label']}>
        {label}
        <OptionalMark label={optionalLabel} />
      </span>
      {description !== undefined && (
        <span id={`${said}-help`} className={field['description']}>
          {description}
        </span>
      )}
      <DropZone {...props} describedBy={`${said}-help ${said}-error`} />
      <FileList files={files} words={words} onRemove={onRemove} />
      <div id={`${said}-error`} aria-live="polite">
        {error !== undefined && (
          <span className={field['error']}>
            <Icon name="critical" />
            <span>{error}</span>
          </span>
        )}
        {error === undefined && note !== undefined && <span className={styles['note']}>{note}</span>}
      </div>
    </fieldset>
  );
}

function DropZone({
  label,
  error,
  accept,
  words,
  onAdd,
  describedBy,
}: FileFieldProps & { describedBy: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    <div
      className={join(styles['zone'], isOver && styles['over'], error !== undefined && styles['invalid'])}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button variant="secondary" aria-describedby={describedBy} onPress={() => input.current?.click()}>
        {words.choose}
      </Button>
      <span className={styles['hint']}>{words.drop}</span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept.join()}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was taken back.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function FileList({ files, words, onRemove }: Pick<FileFieldProps, 'files' | 'words' | 'onRemove'>) {
  if (files.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {files.map(({ name, size, progress }, place) => (
        <li key={`${place} ${name}`} className={styles['file']}>
          <Icon name="statement" />
          <span className={styles['name']}>{name}</span>
          {progress === undefined ? (
            <span className={styles['size']}>{size}</span>
          ) : (
            <span className={styles['progress']}>
              <ProgressLine value={progress} label={words.reading(name)} />
            </span>
          )}
          {progress === undefined && (
            <Button
              variant="quiet"
              icon="close"
              aria-label={words.remove(name)}
              onPress={() => onRemove(place)}
            >
              {''}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
