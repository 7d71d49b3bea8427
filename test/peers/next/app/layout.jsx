export const metadata = { title: 'Peer', description: 'The page beside which the pages of the product are measured' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
