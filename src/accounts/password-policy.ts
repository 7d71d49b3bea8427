export const shortestPassword = 10
export const longestPassword = 128

// The most used ones that are long enough to pass otherwise, and the words they are built from.
const common = new Set(
  `1234567890 0123456789 12345678910 123456789a 1234567891 0987654321 1111111111 0000000000 1122334455 1q2w3e4r5t
  1qaz2wsx3edc q1w2e3r4t5 qwertyuiop qwertzuiop qwerty12345 qwerty123456 asdfghjkl1 password12 password123 password1234
  password12345 passw0rd123 p@ssw0rd123 p@ssword123 passwort123 passwort1234 motdepasse motdepasse123 letmein123
  letmein1234 welcome123 welcome1234 willkommen willkommen1 willkommen123 iloveyou123 iloveyou12 sunshine123
  princess123 football123 superman123 basketball administrator admin12345 administrator1 administrator123 changeme123
  changemenow abcdefghij abcd123456 abc1234567 abcde12345 trustno1234 dragon12345 monkey12345 master12345 michael123
  switzerland switzerland1 schweiz123 helvetia123 zuerich123 zurich1234 expattaxbiel expattax123 taxreturn1 taxreturn123
  computer123 internet123 starwars123 whatever123 qazwsxedcrfv zaq12wsxcde3 1q2w3e4r5t6y 123qweasdzxc 987654321a a123456789
  aa12345678 aa123456789 secret12345 default1234 test123456 testtest123 testtesttest liverpool123`.split(/\s+/),
)

/** What is wrong with a new password, in words, or null. `about` are things it must not simply be: name, e-mail address. */
export function passwordFault(password: string, about: { email?: string; name?: string } = {}): string | null {
  if (password.length < shortestPassword) return `Use at least ${shortestPassword} characters.`
  if (password.length > longestPassword) return `Use at most ${longestPassword} characters.`
  const plain = password.toLowerCase()
  if (common.has(plain) || new Set(plain).size < 4)
    return 'This password is too common. Choose one that is harder to guess.'
  const [mailbox = ''] = (about.email ?? '').toLowerCase().split('@')
  const own = [about.email ?? '', mailbox, ...nameParts(about.name ?? '')].map((part) => part.toLowerCase())
  const rest = own.filter((part) => part.length >= 4).reduce((text, part) => text.replaceAll(part, ''), plain)
  if (rest.length < 6) return 'Do not use your name or your e-mail address as the password.'
  return null
}

function nameParts(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean)
  return [words.join(''), ...words].filter(Boolean)
}
