import { data } from 'react-router'

/** What is said when the server could not be reached. */
export const offlineText = 'Unable to connect to the server. Please try again.'

/**
 * Asks the server to carry out a form, and turns a lost connection into `lost()` instead of an error page, so that what
 * was entered stays. As a failure (503) it does not make the page load anew. For `clientAction`.
 */
export async function unlessOffline<Answer, Lost>(ask: () => Promise<Answer>, lost: () => Lost) {
  try {
    return await ask()
  } catch (error) {
    // The browser's word for a request that got no answer. Answers of the server, redirects included, are no such thing.
    if (error instanceof TypeError) return data(lost(), { status: 503 })
    throw error
  }
}
