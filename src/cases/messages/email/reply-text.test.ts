import { expect, test } from 'vitest'
import { htmlToText } from '#platform/mail/render-email.server.ts'
import { ownTextOf } from './reply-text.ts'

const quoted = '> Tim Adler has sent you a message.\n> Kind regards'

test.each<[string, string, string]>([
  ['a plain reply', 'Thank you.\r\n\r\nAnn', 'Thank you.\n\nAnn'],
  [
    'a reply above the quote',
    `Here it is.\n\nOn Mon, 3 Mar 2026 at 10:00, Tim Adler <a@b.ch> wrote:\n${quoted}`,
    'Here it is.',
  ],
  [
    'an attribution over two lines',
    `Yes.\n\nOn Mon, 3 Mar 2026 at 10:00, Tim Adler\n<a@b.ch> wrote:\n\n${quoted}`,
    'Yes.',
  ],
  ['a reply below the quote', `On 3 Mar 2026, Tim wrote:\n${quoted}\n\nYes, I do.`, 'Yes, I do.'],
  ['a reply between quoted lines', `> How many?\nTwo.\n> Since when?\nMay.`, 'Two.\nMay.'],
  ['an attribution without quoted lines', 'Yes.\n\nOn 3 Mar 2026, Tim wrote:\n\nHello Ann', 'Yes.'],
  ['a German attribution', `Ja.\n\nAm 03.03.2026 um 10:00 schrieb Tim Adler <a@b.ch>:\n${quoted}`, 'Ja.'],
  ['a French attribution', `Oui.\n\nLe 3 mars 2026 à 10:00, Tim Adler a écrit :\n${quoted}`, 'Oui.'],
  ['an Outlook header', 'Yes.\n\nFrom: Expat Tax\nSent: Monday\nTo: Ann\nSubject: New message\n\nHello', 'Yes.'],
  ['a German Outlook header', 'Ja.\n\nVon: Expat Tax\nGesendet: Montag\nAn: Ann\n\nHallo', 'Ja.'],
  ['an original message', 'Yes.\n\n-----Original Message-----\nHello', 'Yes.'],
  ['the line of Outlook on the web', 'Yes.\n\n________________________________\nFrom: Expat Tax', 'Yes.'],
  ['a Spanish attribution', `Sí.\n\nEl vie, 27 nov 2026, Expat (<o@x.ch>) escribió:\n\n${quoted}`, 'Sí.'],
  ['an attribution in another language', `はい。\n\n2026年11月27日 Expat <o@x.ch>:\n\n${quoted}`, 'はい。'],
  ['a header that begins with the date', 'Ja.\n\nGesendet: Montag\nVon: Expat\nAn: Ann\nBetreff: New\n\nDear', 'Ja.'],
  ['a signature', 'Yes.\n-- \nAnn Lee\nRoche', 'Yes.'],
  ['a phone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
  ['a mail program', 'Yes.\n\nGet Outlook for iOS<https://aka.ms/o0ukef>', 'Yes.'],
  ['dashes between paragraphs', 'Two things:\n--\nFirst\n--\nSecond', 'Two things:\n--\nFirst\n--\nSecond'],
  ['own lines that look like headers', 'From: 1 May 2026\nTo: 30 June 2026', 'From: 1 May 2026\nTo: 30 June 2026'],
  [
    'a sentence that begins like an attribution',
    'On Monday I wrote: nothing.\nBye',
    'On Monday I wrote: nothing.\nBye',
  ],
  [
    'a line that begins like a header',
    'From: May to July I was abroad.\nIs this a problem?',
    'From: May to July I was abroad.\nIs this a problem?',
  ],
  ['only a quote', quoted, ''],
])('%s', (_name, text, own) => expect(ownTextOf(text)).toBe(own))

test.each<[string, string]>([
  [
    'Gmail',
    '<div>Yes.</div><div class="gmail_quote"><div>On 3 March, Tim wrote:</div><blockquote>Hi</blockquote></div>',
  ],
  ['Apple Mail', 'Yes.<br><blockquote type="cite"><div>On 3 March 2026, Tim wrote:</div>Hi</blockquote>'],
  ['Outlook', '<p>Yes.</p><p><b>From:</b> Tim<br><b>Sent:</b> Monday<br><b>To:</b> Ann<br><b>Subject:</b> New</p>Hi'],
  [
    'Outlook for phones',
    '<div>Yes.</div><hr><div id="divRplyFwdMsg"><b>From:</b> Tim<br><b>Sent:</b> Monday<br><b>To:</b> Ann</div>Hi',
  ],
  [
    'Thunderbird',
    '<p>Yes.</p><pre class="moz-signature">-- \nAnn</pre><div>On 3/3/2026, Tim wrote:</div><blockquote>Hi</blockquote>',
  ],
])('an HTML reply of %s', (_program, html) => expect(ownTextOf(htmlToText(html))).toBe('Yes.'))
