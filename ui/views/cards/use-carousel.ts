import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useEffectEvent } from 'react';

type CarouselOptions = {
  /** The slide that is in front; changing it moves the carousel there. */
  selected: number;
  /** Called when the holder slides to another one. */
  onSelect: (index: number) => void;
};

/** Turns a row of slides into a carousel that neither loops nor moves by itself (HOME-02). */
export function useCarousel({ selected, onSelect }: CarouselOptions) {
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

  // What is out of sight need not move; what is in sight is drawn before it is measured.
  return useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      const sight = new IntersectionObserver(([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        viewport(node);
      });
      sight.observe(node);
      return () => {
        sight.disconnect();
        viewport(null);
      };
    },
    [viewport],
  );
}
