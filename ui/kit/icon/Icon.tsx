import { icons, type IconName } from './icons.ts';

type IconProps = {
  name: IconName;
  /** Pixels at the browser's default text size; it grows with the text. */
  size?: 20 | 24 | 32;
};

/** Draws an icon beside words that say the same; it is hidden from assistive technology. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={`${size / 16}rem`} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
