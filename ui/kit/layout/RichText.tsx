import { use } from 'react';

import { PlacesContext } from '../navigate/KitProvider.tsx';
import { Link } from '../navigate/Link.tsx';
import { CallableWords } from './CallableWords.tsx';
import styles from './RichText.module.css';
import { Unbroken } from './Unbroken.tsx';
import { readRichText, type Block, type Inline } from './rich-text.ts';

/** Draws a text with paragraphs, lists, strong words and links; a link to a place that the portal does not know is words. */
export function RichText({ text }: { text: string }) {
  return (
    <div className={styles['text']}>
      {readRichText(text).map((block, place) => (
        <DrawnBlock key={place} block={block} />
      ))}
    </div>
  );
}

function DrawnBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Inlines inlines={block.inlines} />
      </p>
    );
  return (
    <ul className={styles['list']}>
      {block.items.map((inlines, place) => (
        <li key={place}>
          <Inlines inlines={inlines} />
        </li>
      ))}
    </ul>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, place) => <DrawnInline key={place} inline={inline} />);
}

function DrawnInline({ inline }: { inline: Inline }) {
  const { addresses, newTab, isShut } = use(PlacesContext);
  if (inline.kind !== 'link') {
    const words = <CallableWords text={inline.text} />;
    return inline.kind === 'strong' ? <strong>{words}</strong> : words;
  }
  const words = <Unbroken>{inline.text}</Unbroken>;
  const { target } = inline;
  if (target.startsWith('/')) return isShut?.(target) === true ? words : <Link href={target}>{words}</Link>;
  const address = addresses[target.slice('link:'.length)];
  if (address === undefined) return words;
  return (
    <Link href={address} externalLabel={newTab}>
      {words}
    </Link>
  );
}
