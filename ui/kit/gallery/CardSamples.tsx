import { CardArt, type CardProduct } from '../index.ts';
import styles from './Gallery.module.css';

const products: readonly { product: CardProduct; name: string; digits: string }[] = [
  { product: 'credit', name: 'Carta Classica', digits: '4821' },
  { product: 'gold', name: 'Carta Oro', digits: '0937' },
  { product: 'platinum', name: 'Carta Platinum', digits: '7714' },
  { product: 'prepaid', name: 'Ricaricabile', digits: '5560' },
  { product: 'debit', name: 'Carta di debito', digits: '1208' },
];

/** Shows each product under both text themes, two cards of one product, and the cards that cannot be used. */
export function CardSamples() {
  return (
    <div className={styles['cards']}>
      {products.map(({ product, name, digits }) => (
        <CardArt
          key={product}
          product={product}
          seed="1"
          name={name}
          number={`**** **** **** ${digits}`}
          holder="Giulia Ferrari"
          label={name}
        />
      ))}
      <CardArt product="credit" seed="7" name="Carta Classica" number="**** **** **** 3345" label="Carta" />
      {products.map(({ product, name, digits }) => (
        <CardArt
          key={product}
          product={product}
          seed="2"
          textTheme="dark"
          name={name}
          number={`**** **** **** ${digits}`}
          holder="Giulia Ferrari"
          label={name}
        />
      ))}
      <CardArt
        product="credit"
        seed="3"
        name="Carta Classica"
        number="**** **** **** 6619"
        holder="Giulia Ferrari"
        label="Carta Classica"
        state={{ kind: 'blocked', label: 'Carta bloccata' }}
      />
      <CardArt
        product="prepaid"
        seed="4"
        name="Ricaricabile"
        number="**** **** **** 2040"
        holder="Giulia Ferrari"
        label="Ricaricabile"
        textTheme="dark"
        state={{ kind: 'expired', label: 'Carta scaduta' }}
      />
      <div className={styles['thumbnail']}>
        <CardArt
          product="debit"
          seed="5"
          name="Carta di debito"
          number="**** **** **** 1208"
          label="Carta di debito"
          state={{ kind: 'blocked', label: 'Carta bloccata' }}
        />
      </div>
    </div>
  );
}
