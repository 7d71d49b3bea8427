import { data } from 'react-router'

export const offlineText = 'Unable to connect to the server. Please try again.'

/** A lost connection yields `lost()` instead of an error page, to keep the input. Its 503 prevents revalidation. */
export async function unlessOffline<Answer, Lost>(ask: () => Promise<Answer>, lost: () => Lost) {
  try {
    return await ask()
  } catch (error) {
    // Browsers throw TypeError if there is no response; server responses are thrown as other types.
    if (error instanceof TypeError) return data(lost(), { status: 503 })
    throw error
  }
}
