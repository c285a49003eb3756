/** The demo shop's substitutes by article, most similar first. */
export const SUBSTITUTES: Readonly<Record<string, readonly string[]>> = {
  'SV-403': ['SV-402', 'SV-401', 'SV-404'],
  'DK-603': ['DK-605', 'DK-607'],
  'KR-101': ['KR-102', 'KR-103'],
  'VZ-202': ['VZ-201', 'VZ-203', 'VZ-205'],
  'TX-301': ['TX-302', 'TX-303'],
}
