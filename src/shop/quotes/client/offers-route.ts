import { redirect } from 'react-router'

/** Quotes are listed above the orders; without the number of a quote, their URL leads there. */
export function loader() {
  return redirect('/client-portal/orders#offers', { status: 303 })
}
