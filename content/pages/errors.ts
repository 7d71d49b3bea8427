export const failures: Readonly<Record<number, { title: string; text: string }>> = {
  403: {
    title: 'Not allowed',
    text: 'You do not have permission to open this page or to do this. If you think this is a mistake, contact us.',
  },
  404: { title: 'Page not found', text: 'This page does not exist. Try one of these pages instead.' },
  405: { title: 'Request not possible', text: 'We could not process that request. Go back and try again.' },
  429: {
    title: 'Too many requests',
    text: 'You have sent too many requests in a short time. Please wait a moment and try again.',
  },
  503: {
    title: 'We cannot do this right now',
    text: 'Part of our system is not responding. Try again in a few minutes. If you were sending us something, check whether it went through before you try again.',
  },
  507: {
    title: 'We could not save this',
    text: 'We could not save what you sent. Please try again later or contact us.',
  },
}

export const ourFailure = {
  title: 'Something went wrong on our side',
  text: 'Nothing you entered was changed. Please try again in a moment.',
}

export const otherFailure = {
  title: 'Request not possible',
  text: 'We could not process this request. Go back and try again.',
}
