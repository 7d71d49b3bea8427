export type EditorialEmailWords = {
  shown: { subject: (title: string) => string; text: string; button: string }
  hidden: { subject: (title: string) => string; text: string }
  waits: {
    subject: (title: string) => string
    text: (writer: string | null) => string
    ofGenerator: string
    button: string
  }
  why: string
}

const editorial: EditorialEmailWords = {
  shown: {
    subject: (title) => `Now public: ${title}`,
    text: 'Its time has come: everybody can read it now.',
    button: 'Read it',
  },
  hidden: {
    subject: (title) => `Taken away: ${title}`,
    text: 'Its time is over: nobody can read it any more. It stays in the admin panel with all its versions.',
  },
  waits: {
    subject: (title) => `Waits for you to read it: ${title}`,
    text: (writer) =>
      `${writer ? `${writer} has written it and asks you` : 'You are asked'} to read it. Readers see nothing of it before it is published.`,
    ofGenerator:
      'The generator has written it, and you are asked to read it. Readers see nothing of it before it is published.',
    button: 'Read it',
  },
  why: 'You get this letter because you wrote this text, or were to read it.',
}

export type EmailWords = {
  why: (firm: string, leaveUrl: string) => string
  preferences: (url: string) => string
  inBrowser: (url: string) => string
  toOurselves: string
  confirm: {
    subject: (topics: string) => string
    title: string
    text: (topics: string) => string
    button: string
    note: (days: number) => string
  }
  known: { subject: string; title: string; text: (topics: string) => string; button: string }
}

const publishing: EmailWords = {
  why: (firm, leaveUrl) =>
    `You get this letter because this address was entered in a newsletter box of ${firm}. Unsubscribe: ${leaveUrl}`,
  preferences: (url) => `Choose what you get: ${url}`,
  inBrowser: (url) => `Read this letter in a browser: ${url}`,
  toOurselves: 'This is how the letter looks. Here readers find the ways to choose what they get and to unsubscribe.',
  confirm: {
    subject: (topics) => `Confirm your subscription: ${topics}`,
    title: 'Do you want our newsletter?',
    text: (topics) =>
      `Somebody, probably you, entered this address to hear from us about: ${topics}. You are subscribed only once you confirm it.`,
    button: 'Confirm',
    note: (days) =>
      `The link works for ${days} days. If it was not you, do nothing: we send no newsletter and delete the address.`,
  },
  known: {
    subject: 'You are subscribed already',
    title: 'You are subscribed already',
    text: (topics) =>
      `Somebody, probably you, entered this address in our newsletter box again. You get: ${topics}. Nothing was changed.`,
    button: 'End the subscription',
  },
}

export const publishingEmailTexts = { editorial, publishing }
