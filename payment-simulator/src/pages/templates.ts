const frame = (title: string, body: string) => `<!doctype html>
<html lang="{{lang}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<p class="simulation" role="note">{{texts.simulation}}</p>
<main>
${body}
</main>
</body>
</html>
`;

const amountLine = '<p class="amount">{{texts.amount}} <strong>{{amount}}</strong></p>';

const field = (name: string, label: string, attributes: string, hint = '') => `<div class="field">
<label for="${name}">{{texts.${label}}}</label>
${hint && `<p class="hint" id="${name}-hint">{{texts.${hint}}}</p>`}
{{#errors.${name}}}<p class="error" id="${name}-error">{{errors.${name}}}</p>{{/errors.${name}}}
<input id="${name}" name="${name}" value="{{values.${name}}}" ${attributes} required maxlength="30"
  ${hint ? `aria-describedby="${name}-hint{{#errors.${name}}} ${name}-error{{/errors.${name}}}"` : `{{#errors.${name}}}aria-describedby="${name}-error"{{/errors.${name}}}`}
  {{#errors.${name}}}aria-invalid="true"{{/errors.${name}}}>
</div>`;

/** Buttons for both decisions on a page. */
const decision = (approve: string, decline: string) => `<form method="post">
<button class="main" name="action" value="approve">{{texts.${approve}}}</button>
<button name="action" value="decline">{{texts.${decline}}}</button>
</form>`;

export const cardTemplate = frame(
  '{{#hasErrors}}{{texts.errorTitle}} – {{/hasErrors}}{{texts.cardTitle}}',
  `<h1>{{texts.cardTitle}}</h1>
${amountLine}
{{#hasErrors}}<div class="errors" role="alert"><h2>{{texts.errorTitle}}</h2>
<ul>{{#errorList}}<li><a href="#{{field}}">{{text}}</a></li>{{/errorList}}</ul></div>{{/hasErrors}}
<form method="post" novalidate>
${field('number', 'cardNumber', 'autocomplete="cc-number" inputmode="numeric"')}
${field('expiry', 'expiry', 'autocomplete="cc-exp" inputmode="numeric"', 'expiryHint')}
${field('code', 'securityCode', 'autocomplete="cc-csc" inputmode="numeric"')}
{{#canSave}}<div class="choice"><input type="checkbox" id="save" name="save" value="1" {{#values.save}}checked{{/values.save}}>
<label for="save">{{texts.saveCard}}</label></div>{{/canSave}}
<button class="main" name="action" value="approve">{{texts.pay}} {{amount}}</button>
<button name="action" value="decline" formnovalidate>{{texts.cancel}}</button>
</form>
<section aria-labelledby="test-cards"><h2 id="test-cards">{{texts.testCards}}</h2>
<p>{{texts.testCardsHint}}</p>
<dl>{{#testCards}}<div><dt>{{number}}</dt><dd>{{text}}</dd></div>{{/testCards}}</dl></section>`,
);

export const challengeTemplate = frame(
  '{{texts.challengeTitle}}',
  `<h1>{{texts.challengeTitle}}</h1>
<p>{{texts.challengeText}}</p>
${amountLine}
${decision('approve', 'decline')}`,
);

export const paypalTemplate = frame(
  '{{texts.paypalTitle}}',
  `<h1>{{texts.paypalTitle}}</h1>
<p>{{texts.accountText}}</p>
${amountLine}
${decision('approve', 'cancel')}`,
);

export const walletTemplate = frame(
  '{{texts.walletTitle}}',
  `<h1>{{texts.walletTitle}}</h1>
<p>{{texts.accountText}}</p>
${amountLine}
${decision('approve', 'cancel')}`,
);

export const timeoutTemplate = frame(
  '{{texts.timeoutTitle}}',
  `<h1>{{texts.timeoutTitle}}</h1>
<p>{{texts.timeoutText}}</p>
<p><a href="{{returnUrl}}">{{texts.backToShop}}</a></p>`,
);

export const unknownTemplate = frame(
  '{{texts.unknownTitle}}',
  `<h1>{{texts.unknownTitle}}</h1>
<p>{{texts.unknownText}}</p>`,
);

export const styleSheet = `
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #0b1b2b; background: #f3f6f8; }
main { max-width: 480px; margin: 24px auto; padding: 24px; background: #fff; border: 1px solid #d3dee7; }
h1 { font-size: 24px; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 0 0 8px; }
p { margin: 0 0 8px; }
.simulation { margin: 0; padding: 8px 16px; background: #0b1b2b; color: #fff; text-align: center; }
.amount { font-size: 18px; margin-bottom: 16px; }
.field { margin-bottom: 16px; }
label { font-weight: 600; }
.hint { color: #47586a; margin: 0; }
.error { color: #a4161a; margin: 0; }
.errors { border: 2px solid #a4161a; padding: 16px; margin-bottom: 16px; }
.errors ul { margin: 0; padding-left: 20px; }
.errors a { color: #a4161a; }
input:not([type=checkbox]) { width: 100%; min-height: 44px; padding: 8px; font: inherit; border: 1px solid #5b6d7d; }
input[aria-invalid] { border: 2px solid #a4161a; }
.choice { display: flex; gap: 8px; align-items: center; margin-bottom: 16px; }
.choice input { width: 24px; height: 24px; }
.choice label { font-weight: 400; }
button { display: block; width: 100%; min-height: 44px; margin-bottom: 8px; padding: 8px; font: inherit; color: #0b1b2b; background: #fff; border: 1px solid #5b6d7d; cursor: pointer; }
button.main { color: #fff; background: #0b5cad; border-color: #0b5cad; font-weight: 600; }
:focus-visible { outline: 3px solid #0b5cad; outline-offset: 2px; }
section { margin-top: 24px; border-top: 1px solid #d3dee7; padding-top: 16px; }
dl { margin: 0; }
dl div { padding: 4px 0; }
dt { font-family: ui-monospace, monospace; }
dd { margin: 0; color: #47586a; }
`;
