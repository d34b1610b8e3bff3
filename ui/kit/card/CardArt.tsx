import { type ReactNode, useMemo, useState } from 'react';

import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './CardArt.module.css';
import { CardChip, CircuitMark } from './card-parts.tsx';
import { CardNumber } from './CardNumber.tsx';
import { cardPattern, cardSize, type CardProduct } from './patterns.ts';

/** A picture of the card that somebody else has drawn, and the colours that go with it. */
export type CardPicture = {
  /** Its address, with the image itself in it. */
  source: string;
  /** The colour of the card until the picture is there. */
  ground: string;
  /** The colour of what is written over it; without one, as the text theme has it. */
  text: string | undefined;
};

type CardArtProps = {
  product: CardProduct;
  /** The card's id: the same card is always drawn the same way. */
  seed: string;
  /** The masked number in four groups; anything but its digits is drawn as a dot. */
  number: string;
  /** The product's name as it is printed on the card. */
  name: string;
  holder?: string | undefined;
  /** The colour of the text that the bank asks for (CARD-02): light on a deep ground, dark on a pale one. */
  textTheme?: 'light' | 'dark' | undefined;
  /** Stands in the place of our drawing; "awaited" while it is not known whether there is one. */
  picture?: CardPicture | 'awaited' | undefined;
  /** A card that cannot be used loses its colour and says why; whose card it is stays readable (CARD-07, CARD-08). */
  state?: { kind: 'blocked' | 'expired'; label: string } | undefined;
  /** Describes the card to those who do not see it; the words of `state` are read after it. */
  label: string;
};

type CardThumbProps = Pick<CardArtProps, 'product' | 'seed' | 'textTheme' | 'picture'> & {
  /** A card that cannot be used loses its colour. */
  isInert: boolean;
};

/**
 * Shows the holder's card: name and number over the bank's picture of it, or over a drawing of our own where there is none.
 * Until that is known the ground is plain, so that no drawing gives way to another.
 */
export function CardArt(props: CardArtProps) {
  const { state, label } = props;
  return (
    <Face {...props} isInert={state !== undefined} writing={<Writing {...props} />}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {state && <State {...state} />}
    </Face>
  );
}

/** Shows the look of a card alone, so small that nothing could be read on it: the words stand beside it. */
export function CardThumb(props: CardThumbProps) {
  return <Face {...props} />;
}

type FaceProps = CardThumbProps & { writing?: ReactNode; children?: ReactNode };

function Face({ product, seed, textTheme = 'light', picture, isInert, writing, children }: FaceProps) {
  const [broken, setBroken] = useState('');
  const palette = isInert ? 'inert' : product;
  const shown = typeof picture === 'object' && picture.source !== broken ? picture : undefined;
  const fading = shown && isInert && styles['faded'];
  return (
    <div className={join(styles['card'], styles[`${palette}-${textTheme}`])}>
      {shown && (
        <img
          className={join(styles['picture'], fading)}
          src={shown.source}
          alt=""
          aria-hidden="true"
          style={{ background: shown.ground }}
          onError={() => setBroken(shown.source)}
        />
      )}
      <svg
        className={join(styles['art'], fading)}
        viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
        aria-hidden="true"
        focusable="false"
        style={{ color: shown?.text }}
      >
        {!shown && picture !== 'awaited' && <Drawing product={product} seed={seed} />}
        {writing}
      </svg>
      {children}
    </div>
  );
}

function State({ kind, label }: NonNullable<CardArtProps['state']>) {
  return (
    <span className={join(styles['state'], styles[kind])}>
      <Icon name={kind === 'blocked' ? 'locked' : 'pending'} />
      <span className={styles['stateWords']}>{label}</span>
    </span>
  );
}

/** Draws a calm pattern of the card's own, with chip and circuit, on the product's colours. */
function Drawing({ product, seed }: Pick<CardArtProps, 'product' | 'seed'>) {
  const pattern = useMemo(() => cardPattern(product, seed), [product, seed]);
  return (
    <>
      <path className={styles['shade']} d={pattern.shade} />
      <g className={styles['lines']}>
        {pattern.lines.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <CardChip />
      <CircuitMark />
    </>
  );
}

function Writing({ name, number, holder }: CardArtProps) {
  return (
    <>
      <text className={styles['name']} x="24" y="40">
        {name}
      </text>
      <CardNumber number={number} />
      {holder !== undefined && (
        <text className={styles['holder']} x="24" y="193">
          {holder}
        </text>
      )}
    </>
  );
}
