import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { isConsented } from 'shared-contracts/consent/consent-groups';
import type { FragmentProps } from 'shared-contracts/exposes';
import { FormattedMessage, useSession, useShop } from 'shared-runtime';
import { consentConfigQuery, frameListsQuery } from '../../api/consent-config-query.ts';
import { ConsentRequest } from '../../components/consent-request/consent-request.tsx';
import { ServiceFrame } from '../../components/service-frame/service-frame.tsx';
import { useIsInteractive } from '../../components/use-browser-facts.ts';
import { findFrame, findService, type Embed } from '../../domain/find-embed.ts';
import styles from './embed.module.css';

export type EmbedProps = FragmentProps<'consent/embed'>;

/** Shows a frame of another site or a service once its group is accepted, and until then what would be there. */
export function ConsentEmbed(props: EmbedProps) {
  const { url, service, title } = props;
  const shop = useShop();
  const lists = useQuery({ ...frameListsQuery(shop), enabled: url !== undefined });
  const config = useQuery(consentConfigQuery(shop));
  const isPending = url === undefined ? config.isPending : lists.isPending;
  // Nothing moves when it is known what belongs there.
  if (isPending) return <Place {...props}>{null}</Place>;
  const embed =
    url === undefined
      ? findService(service ?? '', config.data?.thirdPartyServices ?? [])
      : findFrame(url, lists.data?.cookieConsentIframes);
  if (embed.kind !== 'none') return <HeldEmbed {...props} embed={embed} />;
  if (embed.link === null) return null;
  return (
    <p>
      <OutsideLink href={embed.link}>{title}</OutsideLink>
    </p>
  );
}

interface HeldEmbedProps extends EmbedProps {
  embed: Exclude<Embed, { kind: 'none' }>;
}

function HeldEmbed({ embed, ...props }: HeldEmbedProps) {
  const { cookieConsentPreferences: consent } = useSession();
  const { title } = props;
  const place = useRef<HTMLDivElement>(null);
  return (
    <Place {...props} box={place}>
      {isConsented(embed.group, consent) ? (
        <Content embed={embed} title={title} />
      ) : (
        <Placeholder embed={embed} title={title} place={place} />
      )}
    </Place>
  );
}

/** The place of an embed, of one size whatever is in it. */
function Place({
  width,
  height,
  box,
  children,
}: EmbedProps & { box?: RefObject<HTMLDivElement | null>; children: ReactNode }) {
  const size = { '--embed-width': `${width}px`, '--embed-ratio': `${width} / ${height}` } as CSSProperties;
  return (
    <div ref={box} tabIndex={-1} className={styles.embed} style={size}>
      {children}
    </div>
  );
}

type PartProps = Pick<HeldEmbedProps, 'embed' | 'title'>;

function Content({ embed, title }: PartProps) {
  const isInteractive = useIsInteractive();
  const [hasFailed, setFailed] = useState(false);
  if (embed.kind === 'frame') {
    return (
      // Its document is the shop's own, has no scripts and sandboxes the other site.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        src={embed.src}
        title={title}
        loading="lazy"
        allow="fullscreen; encrypted-media; picture-in-picture"
        className={styles.frame}
      />
    );
  }
  if (hasFailed) {
    return (
      <div className={styles.placeholder}>
        <output>
          <FormattedMessage id="service.failed" values={{ name: embed.service.name }} />
        </output>
      </div>
    );
  }
  // The server's HTML would start its document before this code listens to it.
  if (!isInteractive) return null;
  return (
    <ServiceFrame
      service={embed.service}
      title={title}
      className={styles.frame}
      onFailed={() => setFailed(true)}
    />
  );
}

function Placeholder({ embed, title, place }: PartProps & { place: RefObject<HTMLDivElement | null> }) {
  const { provider, group, link } = embed;
  // The button that accepts is removed with the placeholder. The keyboard stays at what comes in its place.
  useLayoutEffect(() => () => takeFocus(place.current), [place]);
  return (
    <section aria-label={title} className={styles.placeholder}>
      <p className={styles.text}>
        <FormattedMessage id="embed.text" values={{ title, provider }} />
      </p>
      <ConsentRequest group={group} />
      {link === null ? null : (
        <OutsideLink href={link}>
          <FormattedMessage
            id={embed.kind === 'frame' ? 'embed.open' : 'consent.privacyOf'}
            values={{ provider }}
          />
        </OutsideLink>
      )}
    </section>
  );
}

function takeFocus(place: HTMLElement | null): void {
  if (place?.contains(document.activeElement)) place.focus({ preventScroll: true });
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.link}>
      {children}
    </a>
  );
}
