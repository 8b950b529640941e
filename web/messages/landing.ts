/** The texts of the landing page below its first view. */
export const landingMessages = {
  featuresLabel: 'What Waymark does',
  trackTitle: 'Track visited places',
  trackText:
    'Type the first letters of a city, press Enter, and its pin is on your map. A pin set by mistake comes out as quickly.',
  insightsTitle: 'Discover insights',
  insightsText:
    'Countries fill in as their cities do. One count of countries, states and cities, the same wherever you look.',
  planTitle: 'Plan trips',
  planText:
    'String cities together by plane, train, bus or car, with the days between them. Or write one sentence and correct the draft.',
  stayTitle: 'Find accommodation',
  stayText:
    'Every stop knows its nights and every leg its day, so looking for a bed or a seat starts half filled in.',
  demo: {
    prompt: 'Oslo to Hamburg by train, a week in spring',
    train: 'Train',
    stops: [
      { city: 'Oslo', day: '4 May', km: '255 km' },
      { city: 'Gothenburg', day: '6 May', km: '229 km' },
      { city: 'Copenhagen', day: '8 May', km: '289 km' },
      { city: 'Hamburg', day: '11 May', km: undefined },
    ],
    stayIso2: 'DK',
    stayCity: 'Copenhagen',
    stayDays: '8 to 11 May, 3 nights',
    findBed: 'Find a place to stay',
    bookTrain: 'Book train with 12Go',
  },
  statisticsLabel: 'Statistics',
  statistics: [
    { figure: '1M+', label: 'Active Travelers' },
    { figure: '195+', label: 'Countries Covered' },
    { figure: '10K+', label: 'Cities Listed' },
    { figure: '500K+', label: 'Trips Planned' },
  ],
  testimonialsLabel: 'What travellers say (sample voices)',
  testimonials: [
    {
      quote:
        'I thought I had seen half of Europe. The map, kindly and without a word, showed me the other half.',
      name: 'Sample Sam',
      place: 'an invented traveller from Exampleton',
    },
    {
      quote: 'Twenty years of ticket stubs went in on one rainy Sunday. The shoebox is now free for shoes.',
      name: 'Placeholder Pia',
      place: 'an invented traveller from Musterstadt',
    },
    {
      quote:
        'We moved one train by a day, and the plan told us at once which bed was now one night too long.',
      name: 'Specimen and Son',
      place: 'an invented family from Villa Ejemplo',
    },
  ],
  lastCall: 'Which city are you in right now?',
  getStarted: "Get Started - It's Free",
}
