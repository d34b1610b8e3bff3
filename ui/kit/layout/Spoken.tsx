import { VisuallyHidden } from './VisuallyHidden.tsx';

type SpokenProps = {
  /** What is seen, such as a number with asterisks in place of what is hidden. */
  shown: string;
  /** The words that are read out in its place. */
  said: string;
};

/** Shows one thing and says another: what is short to the eye is noise to the ear. */
export function Spoken({ shown, said }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </>
  );
}
