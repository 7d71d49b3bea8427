import { expect, test } from 'vitest'
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
  ['a signature', 'Yes.\n-- \nAnn Lee\nRoche', 'Yes.'],
  ['a phone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
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
