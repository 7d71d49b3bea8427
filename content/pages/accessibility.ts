import type { LegalPage } from './parts.ts'

export const accessibility: LegalPage = {
  meta: {
    title: 'Accessibility',
    description:
      'This site aims at WCAG 2.1 AA and is tested against WCAG 2.2 AA. What works, what is known to be missing, and how to tell us.',
  },
  title: 'Accessibility',
  lead: 'Taxes concern everybody. So everybody should be able to use this site.',
  stateOn: '2026-11-21',
  sections: [
    {
      id: 'aim',
      title: 'What we aim at',
      paragraphs: [
        'This site aims at level AA of the Web Content Accessibility Guidelines, version 2.1, and is built and tested against the newer version 2.2 AA.',
      ],
    },
    {
      id: 'features',
      title: 'What works',
      paragraphs: ['You can rely on the following. If any of it fails, that is a fault, and we want to know.'],
      list: [
        'Every function works with the keyboard alone, with a visible focus.',
        'Text can be enlarged to 200 %, and pages work at a width of 320 pixels without sideways scrolling.',
        'Contrast is at least 4.5 to 1 for text, in the light and in the dark theme.',
        'Colour never carries meaning alone: status has a shape and a word.',
        'Fields have labels, and errors are explained in words, beside the field and in a summary.',
        'Each chart has a table with the same figures.',
        'Motion is short, and absent if your system asks for less of it.',
        'Reading, contact and ordering work without JavaScript up to the payment page.',
        'Guides and checklists are tagged PDF files.',
      ],
    },
    {
      id: 'known-issues',
      title: 'Known issues',
      paragraphs: ['We know of the following and work on it.'],
      list: [
        'The payment page belongs to our payment provider and follows its own rules.',
        'Official forms and decisions of the tax offices are often scans. We read them out to you on request.',
        'The location map is a drawing. The address stands beside it as text, with a link to directions.',
      ],
    },
    {
      id: 'feedback',
      title: 'Tell us',
      paragraphs: [
        'If you cannot do something you need to do, write to the accessibility address on this page or call us: urgent matters are answered within 24 hours, general feedback within 3 business days.',
        'Say which page, what you tried and which aid you use, as far as you wish to.',
      ],
    },
    {
      id: 'how-tested',
      title: 'How it is tested',
      paragraphs: [
        'Every page is checked by machine in its main states before a new version goes online, and the journeys of menu, search, cart, questions, contact and consent are tested by keyboard.',
      ],
    },
  ],
}
