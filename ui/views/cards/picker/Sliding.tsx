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

  // A row as wide as a turned phone has fewer places to stop at, and measured anew it stops where it could before.
  const keep = useEffectEvent(() => {
    if (carousel && carousel.selectedScrollSnap() !== selected) carousel.scrollTo(selected, true);
  });

  useEffect(() => {
    viewport(row);
    return () => viewport(null);
  }, [row, viewport]);

  useEffect(() => {
    if (!carousel) return;
    const listen = () => tell();
    const measured = () => keep();
    carousel.on('select', listen).on('reInit', measured);
    return () => {
      carousel.off('select', listen).off('reInit', measured);
    };
  }, [carousel]);

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== selected) carousel.scrollTo(selected);
  }, [carousel, selected]);

  return null;
}
