export const companyOf = {
  mwst: (uid: string) => `${uid} MWST`,
  switzerland: (town: string) => `${town}, Switzerland`,
  ourTeamIsAvailable: (supportNote: string, plain: string) => `${supportNote} Our team is available ${plain}.`,
  country: 'Switzerland',
}

export const nameField = {
  missing: (name: string | number) => `${name}-missing`,
  tooLong: (name: string | number) => `${name}-too-long`,
}

export const nameWords = {
  yourCanHaveAtMost: (label: string, max: number) => `Your ${label} can be up to ${max} characters long.`,
  yourMustBeOnOne: (label: string) => `Your ${label} must be on one line.`,
  yourCannotContainWebOr: (label: string) =>
    `Your ${label} cannot contain a web or email address, or any of / \\ : @. Write a space after each full stop.`,
  yourCannotContainDigits: (label: string) => `Your ${label} cannot contain digits.`,
  yourContainsCharacterWeCannot: (label: string) =>
    `Your ${label} contains a character we cannot accept. Use letters, spaces, hyphens, apostrophes and full stops.`,
  yourMixesLettersOfTwo: (label: string) =>
    `Your ${label} mixes letters from two alphabets in one word. Write each word in a single alphabet.`,
  yourCannotContainOurName: (label: string) => `Your ${label} cannot contain our name.`,
}

export const openingHours = {
  onAppointment: 'by appointment',
  and: ' and ',
  dayRange: (first: string, last: string) => `${first} to ${last}`,
  byAppointment: 'By appointment',
  swissTime: (plain: string) => `${plain} Swiss time`,
}
