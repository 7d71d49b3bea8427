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

export const editorial: EditorialEmailWords = {
  shown: {
    subject: (title) => `Now published: ${title}`,
    text: 'Your text has been published as scheduled.',
    button: 'Read the published text',
  },
  hidden: {
    subject: (title) => `No longer published: ${title}`,
    text: 'The scheduled end date has passed, so this text is no longer public. You can still find it in the admin panel with all its versions.',
  },
  waits: {
    subject: (title) => `Please review: ${title}`,
    text: (writer) =>
      `${writer ? `${writer} has written this text and has asked you to review it.` : 'You have been asked to review this text.'} Readers cannot see it until it is published.`,
    ofGenerator:
      'The article generator has written this text, and you have been asked to review it. Readers cannot see it until it is published.',
    button: 'Review the text',
  },
  why: 'You are receiving this email because you wrote this text or were asked to review it.',
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

export const publishing: EmailWords = {
  why: (firm, leaveUrl) =>
    `You are receiving this email because this address was entered on ${firm}’s newsletter form. Unsubscribe: ${leaveUrl}`,
  preferences: (url) => `Choose topics and how often we write: ${url}`,
  inBrowser: (url) => `Read this email in your browser: ${url}`,
  toOurselves:
    'This is a test email. In the real newsletter, readers will find links here to choose their topics and to unsubscribe.',
  confirm: {
    subject: (topics) => `Please confirm your subscription: ${topics}`,
    title: 'Please confirm your newsletter subscription',
    text: (topics) =>
      `Someone, probably you, signed up for our newsletter on these topics: ${topics}. We will subscribe you only if you confirm.`,
    button: 'Confirm the subscription',
    note: (days) =>
      `The link works for ${days} days. If this was not you, please ignore this email. We will not send you the newsletter and will delete your address.`,
  },
  known: {
    subject: 'You are already subscribed to our newsletter',
    title: 'You are already subscribed',
    text: (topics) =>
      `Someone, probably you, entered this address on our newsletter form again. You already receive our newsletter on these topics: ${topics}. Nothing has changed.`,
    button: 'Unsubscribe',
  },
}
