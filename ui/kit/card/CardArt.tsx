import { useMemo } from 'react';

import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './CardArt.module.css';
import { CardChip, CircuitMark } from './card-parts.tsx';
import { CardNumber } from './CardNumber.tsx';
import { cardPattern, cardSize, type CardProduct } from './patterns.ts';

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
  /** A card that cannot be used loses its colour and says why; whose card it is stays readable (CARD-07, CARD-08). */
  state?: { kind: 'blocked' | 'expired'; label: string } | undefined;
  /** Describes the card to those who do not see it; the words of `state` are read after it. */
  label: string;
};

/** Draws the holder's card: a calm pattern of its own, chip, number and circuit, on the product's colours. */
export function CardArt(props: CardArtProps) {
  const { product, seed, textTheme = 'light', state, label } = props;
  const pattern = useMemo(() => cardPattern(product, seed), [product, seed]);
  const palette = state === undefined ? product : 'inert';
  return (
    <div className={join(styles['card'], styles[`${palette}-${textTheme}`])}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg
        className={styles['art']}
        viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles['shade']} d={pattern.shade} />
        <g className={styles['lines']}>
          {pattern.lines.map((path) => (
            <path key={path} d={path} />
          ))}
        </g>
        <CardFace {...props} />
      </svg>
      {state !== undefined && (
        <span className={join(styles['state'], styles[state.kind])}>
          <Icon name={state.kind === 'blocked' ? 'locked' : 'pending'} />
          <span className={styles['stateWords']}>{state.label}</span>
        </span>
      )}
    </div>
  );
}

function CardFace({ name, number, holder }: CardArtProps) {
  return (
    <>
      <text className={styles['name']} x="24" y="40">
        {name}
      </text>
      <CardChip />
      <CardNumber number={number} />
      {holder !== undefined && (
        <text className={styles['holder']} x="24" y="193">
          {holder}
        </text>
      )}
      <CircuitMark />
    </>
  );
}
