import Mustache from 'mustache';
import type { ReceivedMail } from './received-mails.ts';

const frame = (title: string, refresh: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>${body}</body>
</html>
`;

const listTemplate = frame(
  'Mailbox',
  '<meta http-equiv="refresh" content="5">',
  `<main><h1>Mailbox</h1>
{{^mails}}<p>No mail yet. This page looks for new mail every five seconds.</p>{{/mails}}
<table>{{#mails}}<tr><td>{{time}}</td><td>{{to}}</td><td><a href="/mails/{{id}}">{{subject}}</a></td></tr>{{/mails}}</table>
</main>`,
);

// The frame can run no script, open no form and read nothing of this page; its links open in another tab.
const mailTemplate = frame(
  '{{subject}}',
  '',
  `<header><p><a href="/">Mailbox</a> · <a href="/mails/{{id}}/text">Text</a> · <a href="/mails/{{id}}/source">Source</a></p>
<h1>{{subject}}</h1>
<p>From {{from}} to {{to}}, {{time}}</p></header>
<iframe title="The mail" src="/mails/{{id}}/html" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`,
);

export const styleSheet = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #0b1b2b; display: flex; flex-direction: column; min-height: 100vh; }
main, header { padding: 16px 24px; }
h1 { font-size: 22px; margin: 0 0 8px; }
p { margin: 0 0 8px; }
table { border-collapse: collapse; width: 100%; }
td { padding: 8px 16px 8px 0; border-top: 1px solid #d3dee7; vertical-align: top; overflow-wrap: anywhere; }
iframe { flex: 1; border: 0; border-top: 1px solid #d3dee7; width: 100%; }
`;

const timeOf = ({ receivedAt }: ReceivedMail) => receivedAt.toISOString().slice(0, 19).replace('T', ' ');

const rowOf = (mail: ReceivedMail) => ({
  ...mail,
  subject: mail.subject || '(no subject)',
  time: timeOf(mail),
});

/** Mustache escapes every value. */
export function listPage(mails: readonly ReceivedMail[]): string {
  return Mustache.render(listTemplate, { mails: mails.map(rowOf) });
}

export function mailPage(mail: ReceivedMail): string {
  return Mustache.render(mailTemplate, rowOf(mail));
}

/** Returns the document inside the frame, whose links open in another tab. */
export function framedDocument({ html, text }: ReceivedMail): string {
  const document = html ?? Mustache.render('<!doctype html><head></head><pre>{{text}}</pre>', { text });
  return document.replace(/<head\b[^>]*>/i, (head) => `${head}<base target="_blank">`);
}
