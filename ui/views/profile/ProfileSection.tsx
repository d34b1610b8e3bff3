import { type ReactNode, useId } from 'react';
import { useTranslation } from '#i18n';
import { Heading, Surface } from '#ui/kit';

type ProfileSectionProps = { name: 'data' | 'contacts' | 'security' | 'help'; children: ReactNode };

/** Groups rows of the profile under a heading; the name is a key of `sections`. */
export function ProfileSection({ name, children }: ProfileSectionProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  return (
    <Surface labelledBy={titleId}>
      <Heading level={2} size="group" id={titleId}>
        {t(`sections.${name}`)}
      </Heading>
      <dl>{children}</dl>
    </Surface>
  );
}
