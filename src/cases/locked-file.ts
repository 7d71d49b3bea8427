/** Shown for a password-protected file, at upload and as the rejection reason afterwards. */
export const passwordProtected = 'This file is protected by a password. Please remove it and send the file again.'
