import type { BrandMark } from 'shared-contracts/api/catalogue';
import { useSession } from 'shared-runtime';
import { BrandMarks } from './brand-marks.tsx';
import { Greeting } from './greeting.tsx';
import { Proposition } from './proposition.tsx';

export interface FirstScreenProps {
  /** Undefined while they are being loaded. */
  brands: readonly BrandMark[] | undefined;
  points: number | null | undefined;
}

/** Tells a guest what the shop is and how to join it, and greets a member. */
export function FirstScreen({ brands, points }: FirstScreenProps) {
  const { isUserLoggedIn } = useSession();
  if (isUserLoggedIn) return <Greeting points={points ?? null} />;
  return (
    <>
      <Proposition />
      <BrandMarks brands={brands} />
    </>
  );
}
