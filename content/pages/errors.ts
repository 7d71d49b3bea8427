export const failures: Readonly<Record<number, { title: string; text: string }>> = {
  403: { title: 'Not allowed', text: 'You are not allowed to open this page or to do what you asked for.' },
  404: { title: 'Page not found', text: 'This page does not exist. Here is where you may want to go.' },
  405: { title: 'Not possible here', text: 'This address does not take what was sent to it.' },
  429: { title: 'Too many requests', text: 'Please wait a moment and try again.' },
  503: {
    title: 'We cannot do this right now',
    text: 'A part of our system does not answer. Please try again in a few minutes; if you sent something, look first whether it arrived.',
  },
  507: {
    title: 'No room to store this',
    text: 'What you sent could not be stored. Please try again later, or write to us.',
  },
}

export const ourFailure = {
  title: 'Something went wrong on our side',
  text: 'Nothing you entered was changed. Please try again in a moment.',
}

export const otherFailure = { title: 'Not possible', text: 'This request could not be carried out.' }
