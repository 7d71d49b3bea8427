import { data } from 'react-router'

export const offlineText = 'Unable to connect to the server. Please try again.'

/** Returns `lost()` with status 503 if the server is unreachable: an error page would discard the user's input. */
export async function unlessOffline<Answer, Lost>(ask: () => Promise<Answer>, lost: () => Lost) {
  try {
    return await ask()
  } catch (error) {
    // Browsers throw TypeError if there is no response. Error responses of the server are thrown as other types.
    if (error instanceof TypeError) return data(lost(), { status: 503 })
    throw error
  }
}
