import { Icon, type IconName, VisuallyHidden } from '#ui/kit';

type ActionWordsProps = {
  label: string;
  /** What the label speaks of, for who hears the action alone. */
  title: string;
  icon?: IconName | undefined;
};

/** Writes what a tile’s action does, with the mark of where it leads. */
export function ActionWords({ label, title, icon = 'next' }: ActionWordsProps) {
  return (
    <>
      <span>
        {label} <VisuallyHidden>{title}</VisuallyHidden>
      </span>
      <Icon name={icon} />
    </>
  );
}
