/**
 * The capitals of the 193 members and two observers of the United Nations, by country, with their usual English names.
 * They were written by hand, so that the data is checked against something else than its own sources. Where the
 * government has its seat in another city, the constitutional capital is listed.
 */
const table = `
AF Kabul · AL Tirana · DZ Algiers · AD Andorra la Vella · AO Luanda · AG Saint John's · AR Buenos Aires · AM Yerevan
AU Canberra · AT Vienna · AZ Baku · BS Nassau · BH Manama · BD Dhaka · BB Bridgetown · BY Minsk · BE Brussels
BZ Belmopan · BJ Porto-Novo · BT Thimphu · BO Sucre · BA Sarajevo · BW Gaborone · BR Brasilia · BN Bandar Seri Begawan
BG Sofia · BF Ouagadougou · BI Gitega · KH Phnom Penh · CM Yaounde · CA Ottawa · CV Praia · CF Bangui · TD N'Djamena
CL Santiago · CN Beijing · CO Bogota · KM Moroni · CG Brazzaville · CD Kinshasa · CR San Jose · CI Yamoussoukro
HR Zagreb · CU Havana · CY Nicosia · CZ Prague · DK Copenhagen · DJ Djibouti · DM Roseau · DO Santo Domingo · EC Quito
EG Cairo · SV San Salvador · GQ Malabo · ER Asmara · EE Tallinn · SZ Mbabane · ET Addis Ababa · FJ Suva · FI Helsinki
FR Paris · GA Libreville · GM Banjul · GE Tbilisi · DE Berlin · GH Accra · GR Athens · GD Saint George's
GT Guatemala City · GN Conakry · GW Bissau · GY Georgetown · HT Port-au-Prince · HN Tegucigalpa · HU Budapest
IS Reykjavik · IN New Delhi · ID Jakarta · IR Tehran · IQ Baghdad · IE Dublin · IL Jerusalem · IT Rome · JM Kingston
JP Tokyo · JO Amman · KZ Astana · KE Nairobi · KI Tarawa · KP Pyongyang · KR Seoul · KW Kuwait City · KG Bishkek
LA Vientiane · LV Riga · LB Beirut · LS Maseru · LR Monrovia · LY Tripoli · LI Vaduz · LT Vilnius · LU Luxembourg
MG Antananarivo · MW Lilongwe · MY Kuala Lumpur · MV Male · ML Bamako · MT Valletta · MH Majuro · MR Nouakchott
MU Port Louis · MX Mexico City · FM Palikir · MD Chisinau · MC Monaco · MN Ulaanbaatar · ME Podgorica · MA Rabat
MZ Maputo · MM Naypyidaw · NA Windhoek · NR Yaren · NP Kathmandu · NL Amsterdam · NZ Wellington · NI Managua · NE Niamey
NG Abuja · MK Skopje · NO Oslo · OM Muscat · PK Islamabad · PW Ngerulmud · PS Ramallah · PA Panama City
PG Port Moresby · PY Asuncion · PE Lima · PH Manila · PL Warsaw · PT Lisbon · QA Doha · RO Bucharest · RU Moscow
RW Kigali · KN Basseterre · LC Castries · VC Kingstown · WS Apia · SM San Marino · ST Sao Tome · SA Riyadh · SN Dakar
RS Belgrade · SC Victoria · SL Freetown · SG Singapore · SK Bratislava · SI Ljubljana · SB Honiara · SO Mogadishu
ZA Pretoria · SS Juba · ES Madrid · LK Colombo · SD Khartoum · SR Paramaribo · SE Stockholm · CH Bern · SY Damascus
TJ Dushanbe · TZ Dodoma · TH Bangkok · TL Dili · TG Lome · TO Nuku'alofa · TT Port of Spain · TN Tunis · TR Ankara
TM Ashgabat · TV Funafuti · UG Kampala · UA Kyiv · AE Abu Dhabi · GB London · US Washington · UY Montevideo
UZ Tashkent · VU Port Vila · VA Vatican City · VE Caracas · VN Hanoi · YE Sanaa · ZM Lusaka · ZW Harare
`

/** [country, capital], 195 of them. */
export const capitals = table
  .trim()
  .split(/\s*[·\n]\s*/)
  .map((entry): [string, string] => [entry.slice(0, 2), entry.slice(3)])
