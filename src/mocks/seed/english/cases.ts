import {
  factTable,
  heading,
  image,
  list,
  paragraph,
  productLink,
  quote,
  video,
} from '../texts/html.ts';
import { article } from './news.ts';

const AUTHOR = 'Qinghe Service';

/** In the order of `news/cases.ts`. */
export const cases = [
  article(
    'Lüyuan cooperative, Shouguang: 86 greenhouses, a third less water and feed',
    'One dosing unit feeds a row of houses, growers read the soil on their phones, and 81 % of the tomatoes are first class.',
    AUTHOR,
    ['Solar greenhouses', 'Tomatoes', 'Fertigation'],
    [
      paragraph(
        'The Lüyuan vegetable cooperative in Shouguang has 86 solar greenhouses, all with tomatoes that grow through the winter. Watering followed the weather and habit: 410 m³ and almost CNY 7,000 of feed per mu and season.',
      ),
      factTable([
        ['Water saved', '38 %'],
        ['Feed saved', '31 %'],
        ['First-class fruit', '68 % → 81 %'],
        ['Paid back in', '14 months'],
      ]),
      heading('What was done'),
      list([
        `One ${productLink(37, 'two-channel dosing unit')} for every six houses, with a valve for each house;`,
        `${productLink(2, 'Three-in-one soil sensors')} at 20 and 40 cm in the root zone;`,
        `Vents and blankets are left to the ${productLink(22, 'solar greenhouse controller')}, which works without a network.`,
      ]),
      image('dosing', 'The dosing unit in the cooperative’s pump house'),
      video('A walk through house 12'),
      heading('What the growers say'),
      quote(
        'Three of us took turns to watch the water. Now I look at a curve in the morning, and I know.',
      ),
      paragraph(
        'The cooperative now shares one recipe and one record. This spring a supermarket signed for a whole season for the first time.',
      ),
    ],
  ),
  article(
    'Kunshan agricultural park: 12 hectares of glass, one person at night',
    'Old equipment of five makers joined one platform. One person watches at night instead of six, and energy use is down by a fifth.',
    AUTHOR,
    ['Glasshouses', 'Retrofit', 'Energy'],
    [
      paragraph(
        'The park was built in three stages with equipment of five makers and six programs that did not talk to each other. Six people walked the houses at night. The park had one question: can we keep what we have?',
      ),
      factTable([
        ['Night shift', '6 → 1 person'],
        ['Energy per m²', '22 % less'],
        ['Alarm answered', 'within 3 minutes'],
      ]),
      heading('Connect first, control later'),
      paragraph(
        `42 ${productLink(35, 'retrofit collectors')} joined the old fans, vents and boilers, and an ${productLink(31, 'IoT gateway')} takes the data to Qinghe Cloud. New houses have the ${productLink(23, 'multi-span greenhouse controller')}. All was done in the 19 days between two crops.`,
      ),
      image('cabinet', 'A control cabinet after the retrofit'),
      paragraph(
        `The ${productLink(7, 'nine-parameter weather station')} on the roof feels wind and rain early, and vents open on the lee side. The first winter took 22 % less gas, read from the park’s own meters.`,
      ),
    ],
  ),
  article(
    'An apple orchard on the Luochuan plateau: 1,200 mu of drip, valve by valve',
    'No mains power up there: wireless valves run three years on a battery, and water use fell to 96 m³ per mu.',
    AUTHOR,
    ['Orchards', 'Drip irrigation', 'Wireless'],
    [
      paragraph(
        'A fruit company in Luochuan grows 1,200 mu of dwarf apples in 64 irrigation blocks. Water is scarce, there is no mains power, and opening all valves took a day by motorcycle.',
      ),
      factTable([
        ['Water per mu', '165 → 96 m³'],
        ['Opening the valves', '1 day → 10 minutes'],
        ['Fine fruit', '9 points more'],
      ]),
      heading('How wireless valves survive the winter'),
      list([
        `64 ${productLink(43, 'wireless pulse valves')}: three years on a battery, drained before frost;`,
        `The ${productLink(24, 'orchard irrigation controller')} plans by soil moisture, not by the calendar;`,
        `In blossom the ${productLink(10, 'frost station')} warns four hours ahead. Last spring it woke people twice.`,
      ]),
      quote('It is the same water. It just goes where it should.'),
      image('valve', 'A valve of an irrigation block'),
      paragraph(
        'The water of each block is in the harvest record, and buyers read it from a code.',
      ),
    ],
  ),
  article(
    'A seedling plant in Jinhua: 60 million a year, 96.4 % good ones',
    'Germination, beds and light share one set of data, and counting a bed takes 30 seconds instead of 40 minutes.',
    AUTHOR,
    ['Seedlings', 'Light', 'Counting'],
    [
      paragraph(
        'A seedling plant in Jinhua supplies eight counties with peppers, aubergines and grafted melons. The trouble was at both ends: uneven germination, and nobody could count what was delivered.',
      ),
      factTable([
        ['Good seedlings', '91 % → 96.4 %'],
        ['Counting a bed', '40 minutes → 30 seconds'],
        ['Orders on time', '99.1 %'],
      ]),
      heading('From the germination room to the bed'),
      paragraph(
        `The ${productLink(25, 'germination room controller')} keeps twelve rooms within 0.5 ℃ of each other. On dull days ${productLink(54, 'seedling light panels')} make up the day’s light, and seedlings no longer stretch.`,
      ),
      image('camera-node', 'The counting camera above the bed'),
      paragraph(
        `Before delivery a ${productLink(20, 'seedling counting camera')} takes a picture of each tray and marks gaps and weak plants. Arguments with customers, says the manager: none.`,
      ),
    ],
  ),
  article(
    'Tea hills in Anxi: frost, rain and pests, known beforehand',
    'Three weather stations and twelve soil points: one frost less for the spring tea, and two sprays less.',
    AUTHOR,
    ['Tea', 'Weather', 'Pests'],
    [
      paragraph(
        'A tea cooperative in Gande has four hundred mu of slopes, three degrees colder at the top than at the foot. Which part freezes first was known only to the old master who lives up there.',
      ),
      factTable([
        ['Spring leaves saved', '8.6 t'],
        ['Sprays a year', '7 → 5'],
        ['Water in the dry season', '27 % less'],
      ]),
      heading('What stands on the hills'),
      list([
        `An ${productLink(8, 'ultrasonic weather station')} at foot, middle and top, without moving parts that rime could stop;`,
        `Twelve ${productLink(5, 'wireless soil nodes')} along the contours;`,
        `Two ${productLink(19, 'pest cameras')}, which send the number of leafhoppers each morning.`,
      ]),
      paragraph(
        'Last March the frost alarm came five hours early. The cooperative picked 120 mu of low-lying tea that night.',
      ),
      quote('A machine knows nothing of tea. But it does not sleep.'),
    ],
  ),
  article(
    'Leafy greens in Ürümqi: −20 ℃ outside, a crop every 18 days',
    'Racks of five layers, light and circulating water: 300 m² deliver 900 kg of greens a day.',
    AUTHOR,
    ['Plant factories', 'Leafy greens', 'Light'],
    [
      paragraph(
        'A food distributor in Ürümqi built 300 m² of leafy greens into a warehouse. In winter greens come from 2,000 km away, and more than a fifth is lost.',
      ),
      factTable([
        ['A day’s harvest', '900 kg'],
        ['Power per kg', '9.8 → 7.1 kWh'],
        ['Water per kg', '2.3 l'],
      ]),
      heading('How the power bill came down'),
      list([
        `Each layer of the ${productLink(57, 'five-layer rack')} is dimmed by itself, so seedlings are not overlit;`,
        `${productLink(51, 'Grow lights')} run from ten at night to eight in the morning, when power is cheap;`,
        `The ${productLink(39, 'drain water recycler')} cleans the solution, which is changed once in three months.`,
      ]),
      image('grow-light', 'Lamps dimmed layer by layer'),
      paragraph(
        'The power that was saved is kept for the second stage. On its drawings five layers have become six.',
      ),
    ],
  ),
  article(
    'Mushrooms in Zhangzhou: steady CO₂, even stems',
    'Forty rooms follow a CO₂ curve for each stage of growth, and 15 points more of the mushrooms are first class.',
    AUTHOR,
    ['Mushrooms', 'CO₂', 'Climate'],
    [
      paragraph(
        'How long the stem of a king oyster mushroom gets is decided by the CO₂ of the last six days. This farm in Zhangzhou has forty rooms and aired them by the clock. Winter and summer mushrooms looked like two varieties.',
      ),
      factTable([
        ['First class', '62 % → 77 %'],
        ['Energy for air', '34 % less'],
        ['Rounds per room', '6 → 1 a day'],
      ]),
      heading('Air by concentration, not by the clock'),
      paragraph(
        `Each room has a ${productLink(13, 'high-range CO₂ transmitter')}, up to 20,000 ppm, and a ${productLink(28, 'variable-speed fan cabinet')} that follows it without stopping and starting.`,
      ),
      paragraph(
        'The curve of the six days is kept as a recipe. New rooms run it, and their first batch was as good as that of the old ones.',
      ),
      quote('Customers asked whether I had changed the strain. I only changed the air.'),
    ],
  ),
  article(
    'Strawberries in Yangzhou: another pair of eyes in the tunnel',
    'From planting to harvest all is on record. The first fruit came nine days earlier, worth CNY 13,000 more per mu.',
    AUTHOR,
    ['Strawberries', 'Growth monitoring', 'Demonstration'],
    [
      paragraph(
        'The demonstration farm in Jiangdu, Yangzhou, has 28 tunnels and the task of bringing its neighbours along. It asked for one thing: data that one can explain to a grower.',
      ),
      factTable([
        ['First fruit', '9 days earlier'],
        ['More income per mu', 'CNY 13,000'],
        ['Neighbours served', '137 households'],
      ]),
      heading('A record that one can see'),
      list([
        `The ${productLink(16, 'growth camera')} takes a picture a day and counts flowers and fruit;`,
        `The ${productLink(12, 'CO₂, temperature and humidity unit')} keeps the tunnel dry enough for bees to fly;`,
        `The ${productLink(6, 'small weather station')} serves 137 households around.`,
      ]),
      image('weather-station', 'The weather station at the entrance'),
      paragraph(
        'Each week the farm prints one curve and puts it on the wall. Who cannot read a phone can read a wall.',
      ),
    ],
  ),
];
