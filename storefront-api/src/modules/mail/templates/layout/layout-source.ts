import type { StoreBrand } from 'shared-contracts/stores';
import { brandLooks } from '../brands.ts';

/** Fonts of the design system where they are installed. None is loaded: a mail makes no requests. */
const headingFont = "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif";
const bodyFont = "'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";

/** Returns the layout of a brand in MJML. `{{name}}` are the fields of `MailContent`, which mustache fills in. */
export function layoutSource(brand: StoreBrand): string {
  const look = brandLooks[brand];
  return `<mjml lang="{{languageTag}}">
  <mj-head>
    <mj-title>{{subject}}</mj-title>
    <mj-preview>{{preheader}}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${bodyFont}" color="${look.text}" />
      <mj-text font-size="16px" line-height="24px" padding="0 0 16px" />
      <mj-section padding="0" />
      <mj-column padding="0" />
    </mj-attributes>
    <mj-style>
      a { color: ${look.link}; }
      .wordmark a { color: ${look.onInverse}; text-decoration: none; }
      .address { word-break: break-all; }
    </mj-style>
  </mj-head>
  <mj-body background-color="${look.page}" width="600px">
    <mj-section background-color="${look.inverse}" padding="20px 32px" border-bottom="4px solid ${look.action}">
      <mj-column>
        <mj-text css-class="wordmark" padding="0" font-family="${headingFont}" font-size="28px" line-height="32px" font-weight="${look.headingWeight}" letter-spacing="0.5px" color="${look.onInverse}">
          <a href="{{homeUrl}}" target="_blank" style="color: ${look.onInverse}; text-decoration: none;">{{shop}}</a>
        </mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${look.surface}" padding="32px 32px 16px">
      <mj-column>
        <mj-text font-family="${headingFont}" font-size="32px" line-height="36px" font-weight="${look.headingWeight}" padding="0 0 20px">
          <h1 style="margin: 0; font: inherit;">{{heading}}</h1>
        </mj-text>
        <mj-text>{{greeting}}</mj-text>
        <mj-raw>{{#paragraphs}}</mj-raw>
        <mj-text>{{.}}</mj-text>
        <mj-raw>{{/paragraphs}}</mj-raw>
        <mj-button href="{{buttonUrl}}" align="left" background-color="${look.action}" color="${look.onAction}" border="1px solid ${look.actionBorder}" border-radius="${look.radiusPx}px" font-size="17px" font-weight="600" inner-padding="13px 26px" padding="8px 0 24px">{{button}}</mj-button>
        <mj-raw>{{#notes}}</mj-raw>
        <mj-text font-size="15px" line-height="22px" color="${look.mutedText}">{{.}}</mj-text>
        <mj-raw>{{/notes}}</mj-raw>
        <mj-text padding="8px 0 16px">{{signature}}<br />{{team}}</mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${look.calm}" padding="20px 32px">
      <mj-column>
        <mj-text font-size="13px" line-height="20px" color="${look.mutedText}" padding="0 0 8px">
          {{linkHint}}<br /><a class="address" href="{{buttonUrl}}" target="_blank" style="color: ${look.link}; word-break: break-all;">{{buttonUrl}}</a>
        </mj-text>
      </mj-column>
    </mj-section>
    <mj-section padding="20px 32px 32px">
      <mj-column>
        <mj-raw>{{#footer}}</mj-raw>
        <mj-text font-size="13px" line-height="20px" color="${look.mutedText}" padding="0 0 8px">{{.}}</mj-text>
        <mj-raw>{{/footer}}</mj-raw>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>
`;
}
