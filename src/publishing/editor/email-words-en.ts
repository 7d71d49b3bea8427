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

export const en: EditorialEmailWords = {
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
