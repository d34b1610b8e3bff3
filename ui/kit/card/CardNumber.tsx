import styles from './CardArt.module.css';

const groupSize = 4;
const groupWidth = 58;
const digitWidth = 11.5;
const baseline = 150;

/** Draws a masked number in groups of four: dots for what is hidden, tabular figures for what is shown. */
export function CardNumber({ number }: { number: string }) {
  const characters = Array.from(number.replaceAll(/\s/g, ''));
  return (
    <g className={styles['number']} transform="translate(24 0)">
      {characters.map((character, place) => {
        const x = Math.floor(place / groupSize) * groupWidth + (place % groupSize) * digitWidth;
        return /\d/.test(character) ? (
          <text key={place} x={x} y={baseline}>
            {character}
          </text>
        ) : (
          <circle key={place} cx={x + digitWidth / 2 - 0.5} cy={baseline - 6.5} r="2.4" />
        );
      })}
    </g>
  );
}
