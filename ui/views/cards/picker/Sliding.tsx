import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent } from 'react';

export type SlidingProps = {
  /** What holds the list of slides. */
  row: HTMLElement;
  /** The slide that is in front; changing it moves the row there. */
  selected: number;
  /** Called when the holder slides to another one. */
  onSelect: (index: number) => void;
};

/** Lets a row of slides be slid, which neither loops nor moves by itself (HOME-02). */
export function Sliding({ row, selected, onSelect }: SlidingProps) {
  const [viewport, carousel] = useEmblaCarousel({
    loop: false,
    align: 'start',
    // Every card keeps a place of its own to stop at, even when the last two are in sight together.
    containScroll: 'keepSnaps',
    startIndex: selected,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const tell = useEffectEvent(() => {
    const index = carousel?.selectedScrollSnap();
    if (index !== undefined && index !== selected) onSelect(index);
  });

  useEffect(() => {
    viewport(row);
    return () => viewport(null);
  }, [row, viewport]);

  useEffect(() => {
    if (!carousel) return;
    const listen = () => tell();
    carousel.on('select', listen);
    return () => {
      carousel.off('select', listen);
    };
  }, [carousel]);

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== selected) carousel.scrollTo(selected);
  }, [carousel, selected]);

  return null;
}
