import { useTranslation } from '#i18n';
import type { UserProfile } from '#schemas';
import { useApp, useStored } from '#ui/state';
import { Heading, Loading } from '#ui/kit';
import { NoData } from '../cards/NoData.tsx';
import { RetryPlace } from '../cards/RetryPlace.tsx';
import { useMissingProfile } from '../cards/use-missing-profile.ts';
import { UnseenCardNotice } from '../cards/UnseenCardNotice.tsx';
import { AccountEnd } from './AccountEnd.tsx';
import styles from './ProfilePage.module.css';
import { ProfileRow } from './ProfileRow.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { MaskedEmail, MaskedNumber, PasswordEnd } from './ProfileValues.tsx';

/** Shows what the bank knows of the holder, and what the holder may change about it (PROFILE-01). */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  return (
    <div className={styles['page']}>
      <Heading level={1}>{t('title')}</Heading>
      <RetryPlace className={styles['page']} label={t('title')}>
        {/* What may be changed from here depends on the card that is selected. */}
        <UnseenCardNotice />
        <Sections />
      </RetryPlace>
    </div>
  );
}

function Sections() {
  const { holder } = useApp();
  const { t } = useTranslation('profile');
  const profile = useStored('profile', (state) => state.profile);
  const isMissing = useMissingProfile();
  if (profile) return <Holder profile={profile} />;
  if (isMissing) {
    return (
      <NoData
        title={t('failed.title')}
        text={t('failed.text')}
        retry={t('failed.retry')}
        onRetry={() => void holder.readProfile()}
      />
    );
  }
  return (
    <Loading label={t('loading')}>
      <Holder />
    </Loading>
  );
}

/** Draws all rows from the beginning, those of a holder who is not known yet with the places of what is not known yet held. */
function Holder({ profile }: { profile?: UserProfile }) {
  const { t } = useTranslation('profile');
  const { settings } = useApp();
  // Most have confirmed who they are.
  const identity = !profile || profile.kyc ? 'identified' : 'identity';
  return (
    <div className={styles['sections']}>
      <ProfileSection name="data">
        <ProfileRow
          name="holder"
          value={profile && `${profile.name} ${profile.surname}`}
          opens="/editUserData"
        />
        <ProfileRow name="document" value={t('document.value')} opens="/editUserData/document" />
        <ProfileRow name={identity} value={profile && t(`${identity}.value`)} opens="/editUserData/kyc" />
      </ProfileSection>
      <ProfileSection name="contacts">
        <ProfileRow name="email" value={profile && <MaskedEmail email={profile.email} />} />
        <ProfileRow
          name="phone"
          value={profile && <MaskedNumber phone={profile.telephoneNumber} />}
          opens="EDIT_TEL_NUMB"
        />
      </ProfileSection>
      <ProfileSection name="security">
        <ProfileRow
          name="password"
          value={profile && <PasswordEnd date={profile.passwordExpiration} />}
          opens="/editPassword/newPassword"
        />
        <ProfileRow name="question" value={t('question.value')} opens="/editSecureQuestion" />
        {profile?.userStatus === 'LIMITED' && (
          <ProfileRow name="code" value={t('code.value')} opens="REGISTRATION_CODE" />
        )}
      </ProfileSection>
      {settings.extensions?.disputes === true && (
        <ProfileSection name="help">
          <ProfileRow name="requests" value={t('requests.value')} leadsTo="/userSupport/requests" />
        </ProfileSection>
      )}
      <AccountEnd />
    </div>
  );
}
