import type { LegalPage } from './parts.ts'

export const accessibility: LegalPage = {
  meta: {
    title: 'Accessibility',
    description:
      'We aim for WCAG 2.1 AA and test this site against WCAG 2.2 AA. Read what works, which issues we know of and how to report a problem.',
  },
  title: 'Accessibility',
  lead: 'Everyone has to deal with taxes, so everyone should be able to use this site.',
  stateOn: '2026-11-21',
  sections: [
    {
      id: 'aim',
      title: 'Our aim',
      paragraphs: [
        'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.1. We build and test this site against the newer version, 2.2 AA.',
      ],
    },
    {
      id: 'features',
      title: 'What works',
      paragraphs: ['You can rely on the following. If any of it does not work, please tell us.'],
      list: [
        'You can use every function with the keyboard alone and always see where the focus is.',
        'You can enlarge text to 200%, and pages work at a width of 320 pixels without sideways scrolling.',
        'Text has a contrast ratio of at least 4.5 to 1 in both the light and the dark theme.',
        'We never use colour alone to convey meaning: every status also has a shape and a word.',
        'Fields have labels, and we explain errors in words, both beside the field and in a summary.',
        'Each chart has a table with the same figures.',
        'Animations are short, and we turn them off if your system asks for less motion.',
        'You can read the site, contact us and order without JavaScript, up to the payment page.',
        'Guides and checklists are tagged PDF files.',
      ],
    },
    {
      id: 'known-issues',
      title: 'Known issues',
      paragraphs: ['We know of the following issues and are working on them.'],
      list: [
        'The payment page belongs to our payment provider and follows its own rules.',
        'Official forms and decisions from tax offices are often scans. We will read them out to you if you ask us.',
        'The location map is a drawing. You will find the address as text beside it, with a link to directions.',
      ],
    },
    {
      id: 'feedback',
      title: 'Report a problem',
      paragraphs: [
        'If you cannot do something you need to do, email the accessibility address on this page or call us. We reply to urgent messages within 24 hours and to general feedback within 3 business days.',
        'Please tell us which page it is, what you tried and, if you wish, which assistive technology you use.',
      ],
    },
    {
      id: 'how-tested',
      title: 'How we test',
      paragraphs: [
        'Before a new version goes online, we check every page automatically in its main states. We also test the menu, search, cart, FAQ, contact form and cookie banner using only the keyboard.',
      ],
    },
  ],
}
