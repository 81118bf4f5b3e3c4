import type { News } from '#src/features/news/schema.ts';
import { heading, image, list, numbered, paragraph, quote } from '../texts/html.ts';

type Article = Required<
  Pick<News, 'titleEn' | 'summaryEn' | 'contentEn' | 'authorEn' | 'sourceEn' | 'tagsEn'>
>;

export const article = (
  titleEn: string,
  summaryEn: string,
  authorEn: string,
  tagsEn: string[],
  blocks: string[],
): Article => ({
  titleEn,
  summaryEn,
  authorEn,
  tagsEn,
  sourceEn: 'Qinghe Controls',
  contentEn: blocks.join(''),
});

/** By the ids of the ten newest items that visitors see; the others are in Chinese alone. */
export const news: Record<number, Article> = {
  5: article(
    'See you at the Eastern Horticulture Fair, hall 3, stand B12',
    'We bring the whole range to the Eastern Horticulture Fair: sensing, control, fertigation and light.',
    'Sales and Marketing',
    ['Fairs', 'Invitation'],
    [
      paragraph(
        'The Eastern Horticulture Fair opens soon in Hangzhou, and we bring our whole range. Find us in hall 3, stand B12.',
      ),
      heading('What there is to see'),
      list([
        'A slice of a real greenhouse, from the sensor to the motor, all working together;',
        'A camera that counts the strawberries in your hand;',
        'Our agronomists: bring your curves, and they read them with you, free of charge.',
      ]),
      image('camera-node', 'The growth camera that visitors can try'),
      paragraph(
        'Each day at 10:30 and 14:30 there is a short class of twenty minutes. Seats are few, so do come early.',
      ),
      paragraph(
        'For tickets and appointments call 400-000-0808 or write to contact@qinghe.example.com.',
      ),
    ],
  ),
  6: article(
    'The second automated line in Huzhou starts up',
    'With visual inspection and automatic dispensing, a shift builds 65 % more. Delivery in the high season gets shorter.',
    'Production',
    ['Manufacturing', 'Huzhou'],
    [
      paragraph(
        'The second automated line of our Huzhou plant has started up, and raises our capacity to 120,000 units a year. Visual inspection and automatic dispensing let a shift build 65 % more.',
      ),
      image('gateway', 'Gateways waiting for their burn-in'),
      heading('What a device goes through before it leaves'),
      list([
        'Incoming inspection: every batch of parts has its supplier’s report;',
        'Assembly: torque and pictures of the key joints are kept;',
        'Calibration: sensors go one by one through baths and standard solutions;',
        'Burn-in: 72 hours under load; whatever is odd goes back.',
      ]),
      paragraph(
        'Scan the serial number, says the head of production, and you see who did each step and what was measured.',
      ),
      paragraph(
        'More automatic testing is planned for this year. The aim is 99.2 % right the first time.',
      ),
    ],
  ),
  7: article(
    'Plant factories, this year: fewer stars, more orders',
    'From “can it grow” to “can it earn”: plant factories have become practical.',
    'Industry Research',
    ['Trends', 'Review'],
    [
      paragraph(
        'A few years ago plant factories were the stars of every fair. Today their owners talk about power prices, wages and orders. That is no bad thing.',
      ),
      heading('Three changes'),
      list([
        'Smaller projects: the first stage is kept to a size that one can afford;',
        'Orders first: the customer is found before the variety is chosen;',
        'More suppliers: for most core parts there are now several to choose from.',
      ]),
      image('grow-light', 'Lamps fitted layer by layer'),
      paragraph(
        'In our view their value is steadiness. For seedlings, medicinal plants and fine leafy greens, the same quality on the same day is worth a higher price.',
      ),
      paragraph(
        'Vegetables for every day will come from greenhouses for a long time yet. No technique is above another; the right one is the one that fits.',
      ),
    ],
  ),
  8: article(
    'Qinghe Cloud 5.4 compares one crop with the last',
    'The update brings crop comparison and 22 other improvements. All users have it already.',
    'Cloud Team',
    ['Qinghe Cloud', 'Updates'],
    [
      paragraph(
        'Qinghe Cloud 5.4 is here for everybody, with 23 improvements. The largest one is crop comparison.',
      ),
      heading('What is new'),
      list([
        'Crop comparison: at the top right of a park’s page;',
        'Clearer alarms, each with likely causes and what to do;',
        'Reports with the fields of your choice, which open cleanly in a spreadsheet;',
        'The phone app opens in 1.2 seconds.',
      ]),
      image('gateway', 'A gateway connected to Qinghe Cloud'),
      heading('What is fixed'),
      list(['Water use over New Year missed one day;', 'Notifications came late on some models.']),
      paragraph('Thank you to all who made suggestions in the community.'),
    ],
  ),
  9: article(
    'Cracked tomatoes? Look at three curves first',
    'Before you spray, look at temperature, humidity and light. The answer is often there already.',
    'Yuan Bo, Agronomy',
    ['Diagnosis', 'Climate'],
    [
      paragraph(
        'When fruit cracks, the first thought is a remedy in a bottle. Take ten minutes for three curves first: the night’s temperature, the morning’s humidity and the noon’s light.',
      ),
      heading('The night’s temperature'),
      paragraph(
        'Look at the lowest value, and at how fast it fell. More than 5 ℃ within an hour at dusk does more harm than the low itself.',
      ),
      heading('The morning’s humidity'),
      paragraph(
        'Two hours above 95 % around sunrise, and the leaves are wet for certain. Opening the vents a little and warming gently half an hour earlier is the cheapest cure.',
      ),
      image('co2-sensor', 'A climate sensor at canopy height'),
      heading('The noon’s light'),
      paragraph(
        'Sudden sun is worse than heat. On the first bright day after a dull week, keep the screens seventy percent closed and let the leaves get used to it.',
      ),
      paragraph(
        'Cracking mostly comes from sudden changes of water and from cold nights. Adjust for three days by the curves, and then decide whether you need to treat.',
      ),
    ],
  ),
  10: article(
    '186 growers visit our demonstration house in Shouguang',
    'They came to Shouguang, Shandong, to look at the data and to reckon up the cost.',
    'Agronomy',
    ['Open days', 'Review'],
    [
      paragraph(
        'Last Friday 186 growers from the counties around came to our tomato house in Shouguang, Shandong.',
      ),
      paragraph(
        'There were no speeches. The day began in the greenhouse, with the three questions that matter: what does one house cost, who comes when it breaks, and can I use it?',
      ),
      image('controller', 'The controller in the demonstration house'),
      quote(
        'I was afraid that nobody would care once it was installed. On the wall I saw the number of the service station and the date of the last visit. Now I am not afraid.',
      ),
      heading('Some questions and answers'),
      list([
        'What if the power fails? The controller has a battery, and the films have a crank.',
        'Does it fit an old house? It does: the QH-G80 takes an hour.',
        'What if I am no good with phones? There is a mode with large text and three buttons.',
      ]),
      paragraph('The next visit is being prepared. Watch our announcements.'),
    ],
  ),
  11: article(
    'A farm in the classroom: Qinghe Seedlings at Qingshi primary school',
    'Our volunteers brought racks and lessons, and the fourth form sowed its first lettuce.',
    'Community Team',
    ['Community', 'Qinghe Seedlings'],
    [
      paragraph(
        'Last week our volunteers set up two classroom racks at Qingshi primary school and gave the first lesson: how much does a plant drink?',
      ),
      paragraph(
        'In groups the children sowed lettuce and learnt to read three numbers: temperature, humidity and light. The sensor was connected to a large screen, and when they held a warm cup beside it, the curve rose. So did the noise.',
      ),
      image('rack', 'The rack of three layers in the classroom'),
      quote('Plants cannot talk, but their data can.'),
      paragraph(
        'Qinghe Seedlings has been to fifty village schools. Each has a colleague of ours who looks at the curves with the children once a week.',
      ),
    ],
  ),
  12: article(
    'Outlook for the winter: keep warm, and add light',
    'Several public forecasts expect cold and dull spells in some regions. What to prepare.',
    'Weather Service',
    ['Weather', 'Warnings'],
    [
      paragraph(
        'According to public forecasts, some vegetable regions may have cold and dull spells this winter. We have put together what matters for greenhouses.',
      ),
      image('greenhouse-field', 'Multi-span greenhouses in the open'),
      heading('What to watch'),
      paragraph(
        'There will be more days of cold with little light: keep warm, and add light. Go by your own station rather than by the city’s forecast. Within one county, valley and slope often differ by 2 to 4 ℃.',
      ),
      list([
        'Check the solar panel and the rain gauge of your station;',
        'Check the limits for wind and cold, and whose phones are told;',
        'Keep spare parts for the actuators that matter.',
      ]),
      paragraph('This is no official warning. What your weather service says counts.'),
    ],
  ),
  13: article(
    'New firmware for the QH-C series: please update',
    'It learns the travel of roll-up films more exactly, and fixes seven known faults. It takes about six minutes; outputs stay as they are.',
    'Embedded Team',
    ['Firmware', 'Updates'],
    [
      paragraph(
        'Firmware 3.8.2 for the QH-C series is out. It learns the travel of roll-up films more exactly and fixes seven known faults. We recommend it to everybody, at a quiet hour.',
      ),
      heading('Before you begin'),
      list([
        'The power is steady, and the backup battery above 50 %;',
        'No irrigation or feeding is running;',
        'The settings are saved in Qinghe Cloud.',
      ]),
      image('control-room', 'Updating many devices in Qinghe Cloud'),
      heading('How to update'),
      paragraph(
        'In Qinghe Cloud, open Devices / Maintenance, choose the devices and press Update now. It takes about six minutes, and outputs stay as they are. If it fails, the device goes back to its old version.',
      ),
      paragraph('Questions? Ask your service station, or call 400-000-0808.'),
    ],
  ),
  14: article(
    'Control cabinets: five things to do each month',
    'Eight faults in ten can be avoided. Print this list and put it on the wall.',
    'Zheng Kai, Customer Service',
    ['Maintenance', 'Checklist'],
    [
      paragraph(
        'We looked at last year’s repairs: eight of ten faults of control cabinets could have been avoided. This list takes twenty minutes a month.',
      ),
      numbered([
        'Cut the power or switch to manual: people first;',
        'Clean with a soft dry cloth, never with a jet of water;',
        'Check terminals, seals and cable sleeves;',
        'Compare the readings with a hand-held meter, and calibrate where they differ too much;',
        'Take a picture for the log in Qinghe Cloud.',
      ]),
      image('control-room', 'The maintenance log in Qinghe Cloud'),
      heading('Call us when'),
      list([
        'there is a burnt smell, or a terminal has changed colour;',
        'the residual current device trips again and again;',
        'the fan inside stops or the cabinet gets too hot.',
      ]),
      paragraph('If you are not used to electrics, please leave the door closed.'),
    ],
  ),
};
