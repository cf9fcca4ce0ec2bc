import { useState } from 'react';
import { useSession } from 'shared-runtime';
import { GuestButton } from './guest-button.tsx';
import { MemberButton } from './member-button.tsx';

export function AccountButton() {
  const { isUserLoggedIn } = useSession();
  const [hasSignedOut, setSignedOut] = useState(false);
  if (!isUserLoggedIn) return <GuestButton shouldFocus={hasSignedOut} />;
  return <MemberButton onSignedOut={() => setSignedOut(true)} />;
}
